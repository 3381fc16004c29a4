"""What can be typed at a table besides actions: help, rules, undo, save, load, lang, quit."""

from pathlib import Path
from typing import Final, NamedTuple

from liferaft.cli._language import translate_to
from liferaft.cli._rulebook import rule
from liferaft.cli._saves import new_path
from liferaft.cli._table import Table
from liferaft.core.errors import LiferaftError
from liferaft.core.language import LANGUAGES, N_

# By command: its word, what follows it, and what it does.
COMMANDS: Final[dict[str, tuple[str, str, str]]] = {
    "why": (N_("why"), N_("ACTION"), N_("why an action is refused, with its rule; also: ? ACTION")),
    "rules": (N_("rules"), N_("[NUMBER]"), N_("the rule book, or one rule of it")),
    "undo": (N_("undo"), "", N_("take back the last decision; undo! if everybody agrees")),
    "card": (N_("card"), "", N_("play a special card: reopens the last occasion, or waits for it")),
    "windows": (N_("windows"), N_("on|off"), N_("ask at every occasion for a special card")),
    "show": (N_("show"), "", N_("the board and the hands")),
    "log": (N_("log"), "", N_("all that has happened")),
    "save": (N_("save"), N_("FILE"), N_("write the game to a file")),
    "load": (N_("load"), N_("FILE"), N_("go on with the game in a file")),
    "lang": (N_("lang"), "en|de", N_("change the language")),
    "help": (N_("help"), "", N_("this list")),
    "quit": (N_("quit"), "", N_("leave; the game is kept for next time")),
}


ABOUT_WINDOWS: Final = ("card", "windows")  # of no use in a game that has none


class Reply(NamedTuple):
    """What the table answers to a line."""

    text: str = ""
    mistake: bool = False  # the line was refused
    book: bool = False  # the text is Markdown
    show: bool = False  # the board is wanted
    leave: bool = False


class Session:
    """Somebody at a table: takes lines, answers in words, never loses the game."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def execute(self, line: str) -> Reply:
        """Do what a line says; every mistake becomes a sentence."""
        text = line.strip()
        if not text:
            if self.table.curtain:
                self.table.open_curtain()
            return Reply()
        try:
            return self._execute(text)
        except LiferaftError as mistake:
            return Reply(str(mistake), mistake=True)

    def _execute(self, text: str) -> Reply:
        if text.startswith("?"):
            return self._why(text[1:].strip())
        word, _, rest = text.partition(" ")
        name = self._command(word.casefold().rstrip("!"))
        rest = rest.strip()
        if not name or (name == "help" and rest):  # a game may know the word, too: "help P03"
            self.table.play(text)
            return Reply()
        if name == "why":
            return self._why(rest)
        if name == "rules":
            return self._rules(rest)
        if name == "undo":
            self.table.undo(anyway=word.endswith("!"))
            return Reply(self._say("Taken back."))
        if name == "card":
            return Reply(self.table.card())
        if name == "windows":
            return self._windows(rest.casefold())
        if name == "show":
            return Reply(show=True)
        if name == "log":
            return Reply("\n".join(self.table.log()))
        if name == "save":
            return self._save(rest)
        if name == "load":
            return self._load(rest)
        if name == "lang":
            return self._lang(rest.casefold())
        if name == "help":
            return Reply(self.help())
        self.table.keep()
        return Reply(leave=True)

    def _command(self, word: str) -> str:
        """The command that a word means in any language; empty if it is none."""
        for name, (spelt, _, _) in COMMANDS.items():
            if word in {name, *(translate_to(lang)(spelt) for lang in LANGUAGES)}:
                return name
        return ""

    def _say(self, text: str) -> str:
        return translate_to(self.table.lang)(text)

    def _needs(self, name: str) -> LiferaftError:
        """What to say when a command needs something after it."""
        spelt, after, _ = COMMANDS[name]
        usage = f"{self._say(spelt)} {self._say(after)}"
        return LiferaftError(self._say("Type: {usage}").format(usage=usage))

    def _why(self, text: str) -> Reply:
        if not text:
            raise self._needs("why")
        label, reason = self.table.why_not(text)
        if not reason:
            return Reply(self._say("“{label}” is allowed now.").format(label=label))
        number = reason.partition(":")[0]
        told = rule(self.table.game, number, self.table.lang)
        return Reply(f"{label} – {reason}\n\n{told.text}", book=True)

    def _rules(self, number: str) -> Reply:
        game, lang = self.table.game, self.table.lang
        return Reply(rule(game, number, lang).text if number else game.rulebook(lang), book=True)

    def _windows(self, word: str) -> Reply:
        on = {"on": True, "off": False, self._say("on"): True, self._say("off"): False}
        if word not in on:
            raise self._needs("windows")
        self.table.ask_in_windows(on[word])
        if on[word]:
            return Reply(self._say("You are asked at every occasion for a special card."))
        return Reply(self._say("Occasions for special cards are passed unless you type: card"))

    def _save(self, name: str) -> Reply:
        if not name:
            raise self._needs("save")
        path = Path(name).expanduser()
        self.table.save(path)
        return Reply(self._say("Saved: {path}").format(path=path))

    def _load(self, name: str) -> Reply:
        if not name:
            raise self._needs("load")
        self.table.keep()
        loaded = Table.load(Path(name).expanduser(), self.table.lang)
        if self.table.path:
            loaded.path = new_path(loaded.game.name, loaded.record.commitment)
            loaded.keep()
        self.table = loaded
        return Reply(self._say("Loaded: {path}").format(path=name))

    def _lang(self, lang: str) -> Reply:
        if not lang:
            lang = LANGUAGES[(LANGUAGES.index(self.table.lang) + 1) % len(LANGUAGES)]
        if lang not in LANGUAGES:
            raise self._needs("lang")
        self.table.lang = lang
        return Reply(self._say("The table speaks English now."))

    def help(self) -> str:
        """What can be typed."""
        lines = [
            self._say("Type the number of an action, or say it in words: a verb and what it is"),
            self._say("about, as much of it as is needed. Besides, you may type:"),
            "",
        ]
        for name, (spelt, after, does) in COMMANDS.items():
            if name in ABOUT_WINDOWS and not self.table.game.steps.windows:
                continue
            usage = f"{self._say(spelt)} {self._say(after) if after else ''}".strip()
            lines.append(f"  {usage:<18} {self._say(does)}")
        verbs = [
            self.table.words.term(v.word, self.table.lang) for v in self.table.game.actions.verbs
        ]
        return "\n".join([*lines, "", self._say("Verbs: {verbs}").format(verbs=", ".join(verbs))])
