// A bot in another language: reads JSON lines, answers those that ask. The protocol is in docs/research.md.
//   postroad simulate kings-road --bots "exec:node examples/bot.mjs,random" --games 20
import { createInterface } from "node:readline";

let seat = 0;
let wins = 0;
let games = 0;

/** Fewer steps back than forward: prefers what closes a route, places an office or marks a new region. */
function choose(message) {
  const order = ["close", "office", "play", "take", "draw", "choose", "call", "end", "discard", "abandon"];
  const rank = (action) => order.indexOf(action.do);
  const best = Math.min(...message.legal.map(rank));
  const good = message.legal.flatMap((action, place) => (rank(action) === best ? [place] : []));
  return good[message.seed % good.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "begin") seat = message.seat;
  if (message.type === "choose") console.log(JSON.stringify({ id: message.id, choice: choose(message) }));
  if (message.type === "end") {
    games += 1;
    wins += message.winners.includes(seat) ? 1 : 0;
  }
}
console.error(`seat ${seat}: won ${wins} of ${games} games`);
