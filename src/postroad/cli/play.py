"""`postroad play`: a game between random players, printed turn by turn."""

import click

from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games import GAMES


@click.command("play")
@click.argument("name", metavar="GAME", type=click.Choice(list(GAMES)), default="thurn-taxis")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same game.")
@click.option("--turns", default=24, show_default=True, help="Stop after so many turns.")
def command(name: str, seed: int, turns: int) -> None:
    """Watch random players."""
    game = GAMES[name]
    position = game.start({}, 2, Quick(seed))
    players = Quick(-seed)
    turn: list[str] = []
    while turns and position.to_act():
        seat = members_of(position.to_act())[0]
        choices = game.legal(position, seat)
        action = choices[players.below(len(choices))]
        turn.append(game.write(action))
        position = game.apply(position, seat, action).position
        if seat not in members_of(position.to_act()):
            click.echo(f"seat {seat}: {', '.join(turn)}")
            turn.clear()
            turns -= 1
    click.echo(f"\n{position!r}")
