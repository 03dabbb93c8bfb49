"""Who types `postroad` alone is told what can be done."""

from click.testing import CliRunner

from postroad.cli import COMMANDS, WAYS, main


def test_postroad_alone_says_what_one_can_do() -> None:
    done = CliRunner().invoke(main, [])
    assert done.exit_code == 0
    for command, what in WAYS:
        assert command.split()[1] in COMMANDS
        assert f"{command} " in done.output
        assert what in done.output
