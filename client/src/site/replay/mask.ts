// The view of one seat in a replay: what the game calls a secret of the others is covered again.
// Nothing is secret any more; this only shows the game as that seat saw it.

type Player = Record<string, unknown>;

export function seenBy(view: { players: readonly Player[] }, eye: number | null, secrets: readonly string[]): typeof view {
  if (eye === null) return view;
  const players = view.players.map((player, seat) => (seat === eye ? player : covered(player, secrets)));
  return { ...view, seat: eye, players } as typeof view;
}

function covered(player: Player, secrets: readonly string[]): Player {
  const kept = Object.fromEntries(secrets.filter((key) => key in player).map((key) => [key, null]));
  return { ...player, ...kept };
}
