"""The command line: one module a command, loaded when it is called."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import click

from liferaft.core.errors import LiferaftError

MISTAKE = 2  # exit code for something wrong in what was typed


class Commands(click.Group):
    """The modules of this folder; each offers a click command named ``command``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, if there is one."""
        if cmd_name not in self.list_commands(ctx):
            return None
        found = import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; a mistake of the user becomes one sentence and exit code 2."""
        try:
            return super().invoke(ctx)
        except LiferaftError as mistake:
            click.echo(f"liferaft: {mistake}", err=True)
            sys.exit(MISTAKE)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="liferaft", prog_name="liferaft")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Board games about rescue and refuge: play them, read their rules, measure them.

    Without a command: serve, the table in the browser.
    """
    if ctx.invoked_subcommand is None:
        serve = main.get_command(ctx, "serve")
        assert serve is not None
        ctx.invoke(serve)
