"""Tables of text: columns as wide as what stands in them, so that nothing is ever cut."""

from collections.abc import Iterable, Sequence


def columns(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The table; a column of figures alone is set to the right."""
    cells = [list(row) for row in rows]
    widths = [max(len(row[place]) for row in (list(heads), *cells)) for place in range(len(heads))]
    is_figure = [bool(cells) and all(_is_figure(row[place]) for row in cells) for place in range(len(heads))]

    def line(row: Sequence[str]) -> str:
        set_cells = (
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, is_figure, strict=True)
        )
        return "  ".join(set_cells).rstrip()

    return "\n".join([line(heads), line(["─" * width for width in widths]), *map(line, cells)])


def _is_figure(cell: str) -> bool:
    return cell[:1].isdigit() or cell[:1] in ("-", "−", "±")
