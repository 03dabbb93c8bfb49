"""A browser without scripts: it reads pages, fills in forms and presses buttons."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

VOID = {"input", "meta", "link", "img", "br"}


@dataclass
class Form:
    """One form of a page."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)  # as they stand
    choices: dict[str, list[str]] = field(default_factory=dict)  # what the selects offer
    buttons: list[tuple[str, str, str]] = field(default_factory=list)  # name, value, label
    unlabelled: list[str] = field(default_factory=list)


class Page(HTMLParser):
    """A page as it was sent: its forms, its headings, its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.headings: list[str] = []
        self.words: list[str] = []
        self.refreshes = False
        self.language = ""
        self._open: list[str] = []
        self._select = ""
        self._labels = 0
        self.scripts = 0
        self.feed(text)
        self.close()
        assert not self._open, f"not closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found: dict[str, Any] = dict(attrs)
        if tag not in VOID:
            self._open.append(tag)
        self.scripts += tag in ("script", "style") or any(name.startswith("on") or name == "style" for name in found)
        match tag:
            case "html":
                self.language = found["lang"]
            case "meta" if found.get("http-equiv") == "refresh":
                self.refreshes = True
            case "form":
                self.forms.append(Form(found["action"]))
            case "label":
                self._labels += 1
            case "input":
                self._input(found)
            case "select":
                self._select = found["name"]
                self.forms[-1].choices[self._select] = []
                self._need_label(found["name"])
            case "option":
                offered = self.forms[-1].choices[self._select]
                offered.append(found["value"])
                if "selected" in found or len(offered) == 1:
                    self.forms[-1].fields[self._select] = found["value"]
            case "button":
                self.forms[-1].buttons.append((found.get("name", ""), found.get("value", ""), ""))

    def _input(self, found: dict[str, Any]) -> None:
        kind = found.get("type", "text")
        if kind != "hidden":
            self._need_label(found["name"])
        if kind != "checkbox" or "checked" in found:
            self.forms[-1].fields[found["name"]] = found.get("value", "")

    def _need_label(self, name: str) -> None:
        if not self._labels:
            self.forms[-1].unlabelled.append(name)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, tag
        self._labels -= tag == "label"

    def handle_data(self, data: str) -> None:
        if not data.strip():
            return
        self.words.append(data.strip())
        if self._open and self._open[-1] in ("h1", "h2", "h3"):
            self.headings.append(data.strip())
        if self._open and self._open[-1] == "button":
            name, value, _ = self.forms[-1].buttons[-1]
            self.forms[-1].buttons[-1] = (name, value, data.strip())

    @property
    def text(self) -> str:
        """All that can be read."""
        return " ".join(self.words)

    def form(self, ending: str) -> Form:
        """The form whose address ends so."""
        return next(form for form in self.forms if form.action.endswith(ending))

    def has(self, ending: str) -> bool:
        """Whether there is such a form."""
        return any(form.action.endswith(ending) for form in self.forms)


def page(answer: httpx.Response) -> Page:
    """What a browser makes of an answer; every page is whole, labelled and without scripts."""
    assert answer.status_code < 500, answer.text
    found = Page(answer.text)
    assert answer.headers["content-type"].startswith("text/html")
    assert not found.scripts
    assert not [name for form in found.forms for name in form.unlabelled]
    assert found.headings
    return found


def press(browser: httpx.Client, form: Form, **filled: str) -> Page:
    """Send a form, filled in."""
    fields = {**form.fields, **filled}
    answer = browser.post(form.action, data=fields, follow_redirects=True)
    assert answer.status_code < 500, answer.text
    return page(answer)
