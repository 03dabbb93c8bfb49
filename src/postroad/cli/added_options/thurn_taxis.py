"""Who begins a game of Thurn und Taxis."""

import click

OPTIONS = (click.option("--first", type=int, help="thurn-taxis: the seat that begins, from 0; drawn by lot if none."),)
