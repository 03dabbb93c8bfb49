"""Other banners for King's Road."""

import click

from postroad.cli.added_options.toml_file import TomlFile

OPTIONS = (
    click.option(
        "--banners",
        type=TomlFile(),
        help="kings-road: a TOML file with lines such as: dark-tower = [5, 4, 2, 1]",
    ),
)
