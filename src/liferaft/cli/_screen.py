"""The table on a whole screen: board, hands, log, the list of actions and a line to type in."""

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from liferaft.cli._commands import Reply, Session
from liferaft.cli._language import translate_to
from liferaft.cli._listing import listing
from liferaft.core.game import Line

NARROW = 96  # columns below which the log goes under the board
BOARD = 97  # columns the board takes where there are enough
SMALLER = (89, 59)  # columns from which down a board may draw smaller pieces


def styled(lines: list[Line]) -> Text:
    """Lines of a board as one text with colours."""
    return Text("\n").join(Text.assemble(*line, no_wrap=True) for line in lines)


class Typed(Input):
    """A line that takes Enter in the order of the keys, so that nothing typed ahead is lost."""

    async def _on_key(self, event: events.Key) -> None:
        if event.key != "enter":
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        typed = self.value
        self.clear()
        self.post_message(self.Submitted(self, typed))


class Page(ModalScreen[None]):
    """Something longer to read: help, rules, the whole log."""

    BINDINGS = [
        Binding("escape,enter,q,f10", "dismiss", show=False),
        Binding("down,j", "scroll('down')", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("pagedown,space", "scroll('page_down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
    ]
    CSS = """
    Page { align: center middle; }
    #page { width: 90%; max-width: 100; height: 90%; border: round #9fd0ff; padding: 0 1; }
    #page_text { width: 1fr; height: auto; }
    """

    def __init__(self, content: RenderableType, hint: str) -> None:
        super().__init__()
        self.content = content
        self.hint = hint

    def compose(self) -> ComposeResult:
        """A frame that scrolls."""
        with VerticalScroll(id="page") as frame:
            frame.border_subtitle = self.hint
            yield Static(self.content, id="page_text")

    def action_scroll(self, where: str) -> None:
        """Read on."""
        frame = self.query_one("#page", VerticalScroll)
        getattr(frame, f"scroll_{where}")(animate=False)


class Screen(App[None]):
    """A table on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("f1", "type('help')", show=False, priority=True),
        Binding("f2", "type('rules')", show=False, priority=True),
        Binding("f3", "type('undo')", show=False, priority=True),
        Binding("f4", "type('card')", show=False, priority=True),
        Binding("f5", "type('lang')", show=False, priority=True),
        Binding("f6", "type('log')", show=False, priority=True),
        Binding("f7", "type('show')", show=False, priority=True),
        Binding("f10,ctrl+q,ctrl+c", "type('quit')", show=False, priority=True),
        Binding("pageup", "page('up')", show=False, priority=True),
        Binding("pagedown", "page('down')", show=False, priority=True),
    ]
    CSS = """
    Screen { background: #10151c; color: #dfe6ee; }
    #top { height: 1fr; }
    #board_pane { width: 1fr; }
    #right { width: 36; border-left: solid #2f3e50; padding-left: 1; }
    #aside_pane { height: auto; }
    VerticalScroll { scrollbar-size: 1 1; }
    #log_pane { height: 1fr; border-top: solid #2f3e50; }
    #board, #aside, #log, #actions, #recent { width: 1fr; height: auto; }
    #recent { display: none; color: #b8c4d0; }
    #prompt { height: auto; text-style: bold; color: #ffffff; background: #22324a; }
    #actions_pane { height: auto; }
    #message { height: auto; max-height: 3; color: #ffe070; }
    #message.mistake { color: #ff9a8a; }
    #line { height: 1; border: none; padding: 0 1; background: #2a3646; }
    #keys { height: 1; color: #8a97a6; }
    .narrow #log_pane { display: none; }
    .narrow #right { width: 22; }
    .narrow #recent { display: block; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.asked = ""  # the question on the screen

    def compose(self) -> ComposeResult:
        """Board, hands and log above; the question, its answers and the line below."""
        with Horizontal(id="top"):
            with VerticalScroll(id="board_pane", can_focus=False):
                yield Static(id="board")
            with Vertical(id="right"):
                with VerticalScroll(id="aside_pane", can_focus=False):
                    yield Static(id="aside")
                with VerticalScroll(id="log_pane", can_focus=False):
                    yield Static(id="log")
        yield Static(id="recent")
        yield Static(id="prompt")
        with VerticalScroll(id="actions_pane", can_focus=False):
            yield Static(id="actions")
        yield Static(id="message")
        yield Typed(id="line", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Sit down."""
        self.query_one("#message").display = False
        self.query_one("#line", Input).focus()
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed."""
        self.answer(self.session.execute(event.value))

    def action_type(self, line: str) -> None:
        """A key that stands for a line."""
        if isinstance(self.screen, Page):
            self.screen.dismiss()
            return
        self.answer(self.session.execute(line))

    def action_page(self, where: str) -> None:
        """Scroll the list of actions where it is too long, else the log; on a page, the page."""
        own = ["#actions_pane", "#log_pane", "#board_pane"]
        for name in ["#page"] if isinstance(self.screen, Page) else own:
            pane = self.screen.query_one(name, VerticalScroll)
            if pane.max_scroll_y > 0 and pane.display:
                getattr(pane, f"scroll_page_{where}")(animate=False)
                return

    def answer(self, reply: Reply) -> None:
        """Show what the table says to a line."""
        if reply.leave:
            self.exit()
            return
        long = reply.book or reply.show or "\n" in reply.text
        message = self.query_one("#message", Static)
        message.update(Text("" if long else reply.text))
        message.display = bool(reply.text) and not long
        message.set_class(reply.mistake, "mistake")
        self.draw()
        if long:
            hint = translate_to(self.session.table.lang)("Esc closes, arrows scroll")
            self.push_screen(Page(self._page(reply), hint))

    def _page(self, reply: Reply) -> RenderableType:
        if reply.show:
            table = self.session.table
            wide = max(60, min(96, self.size.width * 9 // 10 - 5))
            return styled(table.words.aside(table.view(), table.lang, wide))
        if not reply.book:
            return Text(reply.text)
        return Markdown(reply.text)

    def draw(self) -> None:
        """Everything anew from the table."""
        table = self.session.table
        width, height = self.size.width, self.size.height
        narrow = width < NARROW
        self.screen_stack[0].set_class(narrow, "narrow")
        right = 22 if narrow else max(36, width - BOARD - 2)
        self.query_one("#right").styles.width = right
        view = table.view()
        actions = listing(table, width - 2)
        below = 6 if narrow else 4  # rows for recent news, question, message, line and keys
        board = table.words.board(view, table.lang, width - right)
        for smaller in SMALLER:
            if len(board) + min(len(actions), 6) + below > height and smaller < width - right:
                drawn = table.words.board(view, table.lang, smaller)
                board = drawn if len(drawn) < len(board) else board
        most = max(3, height - below - len(board))
        self.query_one("#actions_pane").styles.max_height = most
        top = height - below - min(len(actions), most)
        self.query_one("#aside_pane").styles.max_height = top if narrow else max(6, top - 7)
        asides = table.words.aside(view, table.lang, right - 4)
        self._update("board", styled(board))
        self._update("aside", styled(asides))
        self._update("actions", styled(actions))
        if self.asked != table.prompt():
            self.query_one("#board_pane").scroll_home(animate=False)
        self.asked = table.prompt()
        self._update("prompt", Text(f" {self.asked}"))
        log = [*table.opening(), *table.log(), *table.closing()]
        self._update("log", Text("\n".join(log)))
        self._update("recent", Text("\n".join(line[: width - 1] for line in log[-2:])))
        self._update("keys", Text(self._keys(), no_wrap=True))
        line = self.query_one("#line", Input)
        if table.curtain:
            line.placeholder = translate_to(table.lang)("Enter")
        else:
            line.placeholder = translate_to(table.lang)("a number, an action in words, or: help")
        self.query_one("#log_pane").scroll_end(animate=False)
        self.query_one("#actions_pane").scroll_home(animate=False)

    def _update(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def _keys(self) -> str:
        table = self.session.table
        _ = translate_to(table.lang)
        if not table.game.steps.windows:
            return " " + _("F1 help F2 rules F3 undo F5 Deutsch F6 log F7 table F10 quit")
        return " " + _("F1 help F2 rules F3 undo F4 card F5 Deutsch F6 log F7 table F10 quit")
