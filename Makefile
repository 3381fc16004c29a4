# make play, make test: all set-up included, on a machine with Python 3.11, gcc, make and git.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.po')
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
WORKERS ?= $(shell nproc)

.PHONY: play test test-compiled test-uncompiled check bench docs golden catalogues compile clean

play: $(VENV)/compiled  ## set up everything and open the table
	$(BIN)/liferaft play

test: check test-compiled test-uncompiled  ## the whole suite, compiled and uncompiled

test-compiled: $(VENV)/compiled
	LIFERAFT_EXPECTS=compiled $(BIN)/python -P -m pytest -n $(WORKERS) --dist worksteal

test-uncompiled: $(VENV)/tools catalogues
	LIFERAFT_EXPECTS=uncompiled PYTHONPATH=src $(BIN)/python -P -m pytest -n $(WORKERS) --dist worksteal

check: $(VENV)/tools catalogues  ## formatting, types, imports, rule coverage
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python -P -m pytest tests/house

docs: $(VENV)/tools catalogues  ## the tables of the game pages, from the tables in code
	PYTHONPATH=src $(BIN)/python -P docs/write_tables.py

bench: $(VENV)/bench $(VENV)/compiled  ## speed figures beside OpenSpiel's
	$(BIN)/python -P -m liferaft bench --uncompiled src

golden: $(VENV)/compiled  ## write the golden playthroughs anew; review the diff
	$(BIN)/python -P tests/write_golden.py

catalogues: $(VENV)/tools  ## message catalogues for running from src
	@$(BIN)/python hatch_build.py

compile: $(VENV)/compiled  ## the compiled package in the virtual environment

$(VENV)/tools: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	HATCH_BUILD_NO_HOOKS=true $(PIP) install --editable '.[dev]'
	@touch $@

# The wheel is built from a source archive, so that no compiled module lands in src.
$(VENV)/compiled: $(VENV)/tools $(SOURCES) hatch_build.py
	rm -rf build/wheel
	$(BIN)/python -m build --no-isolation --outdir build/wheel . > build.log 2>&1 || { cat build.log; exit 1; }
	@rm -f build.log
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(VENV)/bench: $(VENV)/tools
	$(PIP) install open_spiel
	@touch $@

clean:  ## forget everything that was built
	rm -rf $(VENV) build
	find . -name '*.mo' -not -path './.git/*' -delete
