"""A value of the command line that stands in a TOML file."""

import tomllib
from pathlib import Path
from typing import Any

import click


class TomlFile(click.Path):
    """The contents of a TOML file that is named on the command line."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, dict):
            return value
        path: Any = super().convert(value, param, ctx)
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            self.fail(f"{path}: {error}", param, ctx)
