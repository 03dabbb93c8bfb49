"""Settings: flags before environment before file, and one clear line for what cannot be."""

from pathlib import Path

import pytest

from postroad.server.settings import SettingError, Settings, load


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "postroad.toml"
    file.write_text('port = 1\nhost = "file"\nwaiting_days = 3\nhttps = true\n')
    found = load({"port": "3", "host": None}, {"POSTROAD_PORT": "2", "POSTROAD_HOST": "environment"}, file)
    assert (found.port, found.host, found.waiting_days, found.is_https) == (3, "environment", 3, True)


def test_without_anything_the_defaults_hold() -> None:
    assert load({}, {}, None) == Settings()
    assert Settings().is_on_loopback


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("POSTROAD_PORT", "x", "POSTROAD_PORT is 'x'; it must be a whole number from 0 to 65535"),
        ("POSTROAD_PORT", "65536", "from 0 to 65535"),
        ("POSTROAD_HTTPS", "maybe", "it can be true or false"),
        ("POSTROAD_METRICS", "some", "it can be local, all, off"),
        ("POSTROAD_ORIGINS", "games.example.org", "it must be an address such as https://games.example.org"),
        ("POSTROAD_ORIGINS", "https://games.example.org/path", "it must be an address"),
        ("POSTROAD_DATABASE", "", "it must be a text"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(variable: str, value: str, says: str) -> None:
    with pytest.raises(SettingError) as error:
        load({}, {variable: value}, None)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_a_setting_that_there_is_not_is_named(tmp_path: Path) -> None:
    file = tmp_path / "postroad.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(SettingError, match="'prot', which there is not; there are host, port"):
        load({}, {}, file)


def test_origins_are_a_list_however_they_are_given(tmp_path: Path) -> None:
    file = tmp_path / "postroad.toml"
    file.write_text('origins = ["https://a.example/", "https://B.example"]\n')
    wanted = ("https://a.example", "https://b.example")
    assert load({}, {}, file).origins == wanted
    assert load({}, {"POSTROAD_ORIGINS": "https://a.example, https://b.example"}, None).origins == wanted
    assert load({"origins": ("https://a.example", "https://b.example")}, {}, None).origins == wanted
