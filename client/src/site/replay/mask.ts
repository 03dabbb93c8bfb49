// The view of one seat in a replay: what the others kept to themselves is covered again.
// Nothing is secret any more; this only shows the game as that seat saw it.

type Player = Record<string, unknown>;

const OWN = ['hand', 'drawn', 'choice', 'points'];

export function seenBy(view: { players: readonly Player[] }, eye: number | null): typeof view {
  if (eye === null) return view;
  const players = view.players.map((player, seat) => (seat === eye ? player : covered(player)));
  return { ...view, seat: eye, players } as typeof view;
}

function covered(player: Player): Player {
  const kept = Object.fromEntries(OWN.filter((key) => key in player).map((key) => [key, null]));
  return { ...player, ...kept };
}
