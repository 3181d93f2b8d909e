"""A desktop opens a saved file by a program of its own, and the app waits for nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from companion.ui.desktop import LOOKED, Desktop
from tests.ui.driver import Driver

PATH = "/home/anna/exchange/Friday said.txt"


class Program:
    """`code`: what it ends with; None while it runs."""

    code: int | None = None

    def poll(self) -> int | None:
        return self.code


class Machine:
    """A desktop, and the programs begun on it."""

    def __init__(self) -> None:
        self.begun: list[list[str]] = []
        self.looks: list[dict[str, Any]] = []
        self.program = Program()
        self.failures = 0

    def popen(self, command: list[str], **look: Any) -> Program:
        self.begun.append(command)
        self.looks.append(look)
        return self.program

    def failed(self) -> None:
        self.failures += 1


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine()
    monkeypatch.setattr(subprocess, "Popen", made.popen)
    return made


@pytest.mark.parametrize(("system", "program"), [("linux", "xdg-open"), ("darwin", "open")])
def test_it_is_opened_by_one_command_without_a_shell(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, system: str, program: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    Desktop().show(PATH, machine.failed)
    assert machine.begun == [[program, PATH]]
    (look,) = machine.looks
    assert "shell" not in look
    assert look["start_new_session"]


def test_on_windows_the_system_opens_it(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "startfile", opened.append, raising=False)
    Desktop().show(PATH, machine.failed)
    assert (opened, machine.begun, machine.failures) == ([PATH], [], 0)


def test_where_there_is_no_such_program_it_is_told_at_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: Any, **_look: Any) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "Popen", missing)
    Desktop().show(PATH, machine.failed)
    assert machine.failures == 1


def test_a_program_that_ends_in_a_fault_is_told_once(ui: Driver, machine: Machine) -> None:
    Desktop().show(PATH, machine.failed)
    ui.advance(10 * LOOKED)
    assert machine.failures == 0
    machine.program.code = 3  # xdg-open: what it needs is missing
    ui.advance(3 * LOOKED)
    assert machine.failures == 1


def test_a_program_that_ends_well_is_forgotten(ui: Driver, machine: Machine) -> None:
    Desktop().show(PATH, machine.failed)
    machine.program.code = 0
    ui.advance(2 * LOOKED)
    machine.program.code = 1
    ui.advance(2 * LOOKED)
    assert machine.failures == 0
