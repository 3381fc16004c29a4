"""What the server refuses, and how it says so: a code for programs, a sentence for people."""

from collections.abc import Callable
from typing import Final

from liferaft.core.language import APPLICATION, N_, catalogue

translate_to: Final = catalogue(APPLICATION)

# By code: the status over HTTP, and the sentence.
SENTENCES: Final[dict[str, tuple[int, str]]] = {
    "bad_message": (400, N_("This message cannot be understood.")),
    "bad_request": (400, N_("This request cannot be understood.")),
    "bad_name": (400, N_("A name has 1 to 24 characters.")),
    "bad_option": (400, N_("This game cannot be set up like that.")),
    "bad_chat": (400, N_("Say something of 1 to 500 characters.")),
    "no_such_level": (400, N_("There is no bot of this level.")),
    "origin": (403, N_("This page may not talk to this server.")),
    "not_host": (403, N_("Only the host of the table may do that.")),
    "not_yours": (403, N_("This is not your seat.")),
    "bad_invite": (403, N_("This invitation is not valid (any more).")),
    "bad_key": (403, N_("This key does not open anything.")),
    "removed": (403, N_("The host has removed you from this table.")),
    "no_such_game": (404, N_("There is no such game.")),
    "no_such_table": (404, N_("There is no such table.")),
    "no_such_seat": (404, N_("There is no such seat.")),
    "no_such_page": (404, N_("There is no such page.")),
    "no_pictures": (404, N_("This game has no pictures yet.")),
    "no_such_way": (405, N_("This cannot be done here.")),
    "closed": (409, N_("This table is closed.")),
    "full": (409, N_("There is no free seat at this table.")),
    "taken": (409, N_("This seat is taken.")),
    "not_playing": (409, N_("The game is not being played now.")),
    "not_over": (409, N_("The game is not over yet.")),
    "not_asked": (409, N_("It is not your decision now.")),
    "late": (409, N_("Too late: the table has moved on.")),
    "illegal": (409, N_("The rules do not allow that.")),
    "nothing_to_undo": (409, N_("There is nothing to take back.")),
    "no_wish": (409, N_("Nobody asks to take back a move.")),
    "other_rules": (409, N_("This game was begun with other rules and cannot go on.")),
    "too_large": (413, N_("This message is too long.")),
    "too_fast": (429, N_("Slow down: too many messages.")),
    "too_many": (429, N_("Too many at once; try again later.")),
    "fault": (500, N_("Something went wrong on the server; nothing has changed.")),
    "not_stored": (503, N_("The move could not be stored; nothing has changed.")),
}


class Refusal(Exception):
    """Something is not done, and nothing has changed."""

    def __init__(
        self,
        code: str,
        rule: str = "",
        detail: str | Callable[[str], str] = "",
        seq: int = -1,
    ) -> None:
        assert code in SENTENCES, f"there is no sentence for {code!r}"
        super().__init__(f"{code} {detail}".strip() if isinstance(detail, str) else code)
        self.code = code
        self.rule = rule  # the rule that refuses, if one does
        self.detail = detail  # a sentence that says more than the usual one, or by language
        self.seq = seq  # of the message that is refused

    @property
    def status(self) -> int:
        """The status of the answer over HTTP."""
        return SENTENCES[self.code][0]

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        if callable(self.detail):
            return self.detail(lang)
        return self.detail or translate_to(lang)(SENTENCES[self.code][1])
