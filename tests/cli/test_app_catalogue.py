"""The German sentences of the application are complete and hold nothing else."""

from catalogues import SOURCE, german, places, refusals, spoken

GERMAN = german(SOURCE / "locale" / "de" / "LC_MESSAGES" / "liferaft.po")
SAID = {
    *(said for path in (SOURCE / "bots").glob("*.py") for said in spoken(path)),
    *(said for path in (SOURCE / "cli").glob("*.py") for said in spoken(path)),
    *(said for path in (SOURCE / "server").glob("*.py") for said in spoken(path)),
    *refusals(SOURCE / "core" / "game.py"),
    *(said for path in (SOURCE / "core").glob("*.py") for said in spoken(path)),
}


def test_everything_said_is_translated() -> None:
    assert {said for said in SAID if not GERMAN.get(said)} == set()


def test_catalogue_has_nothing_that_nobody_says() -> None:
    assert set(GERMAN) - SAID == set()


def test_translations_keep_their_placeholders() -> None:
    for english, translated in GERMAN.items():
        assert places(english) == places(translated), english
