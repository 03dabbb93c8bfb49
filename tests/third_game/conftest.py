"""A browser for the tests in this folder, as those of the page have it."""

from tests.browser.conftest import chromium, visit

__all__ = ["chromium", "visit"]
