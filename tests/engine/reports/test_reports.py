"""What a report tells, that it is the same whenever it is made, and that making one changes nothing."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import yaml
from reported_days import TUESDAY, Days

from remembrancer.model.changes import Remember, Revise, Revision
from remembrancer.model.clock import FixedClock
from remembrancer.model.erasing import Erase
from remembrancer.model.errors import (
    FileNotWrittenError,
    InvalidInputError,
    NamespaceNotFoundError,
    NotPermittedError,
    TemplateFailedError,
)
from remembrancer.model.lifecycle import Verify
from remembrancer.model.memory import Draft
from remembrancer.model.queries import GetHistory, GetState
from remembrancer.model.reports import (
    GetReport,
    KeepReports,
    ListReportDays,
    ReportMatch,
    SearchReports,
    WriteReport,
)
from remembrancer.model.settings import ChangeSetting
from remembrancer.model.types import ActorKind, MemoryType
from remembrancer.storage.keys import Secret
from remembrancer.storage.scope import Scope
from remembrancer.vault import Actor, Entrance, Vault

WEDNESDAY = date(2026, 3, 25)


def section(markdown: str, heading: str) -> str:
    """What stands under a heading."""
    after = markdown.split(f"## {heading}\n", 1)
    assert len(after) == 2, f"no {heading} in:\n{markdown}"
    return after[1].split("\n## ", 1)[0]


def test_a_day_is_told_with_all_that_it_brought(days: Days) -> None:
    text = days.report().markdown
    assert "# Tuesday 24 March 2026" in text
    assert "2 new memories, 2 changed, 1 overdue." in text
    assert f"remembrancer://memory/{days.key}" in section(text, "Needs you")
    new = section(text, "New")
    assert "*commitment* [Renew the harbour access pass.]" in new
    assert "(from Claude Code)" in new
    assert "was The broker listens on port 8883. is now [The broker listens on port 8884.]" in section(text, "Changed")
    assert "*Put away* [The old wiki is read only.]" in section(text, "No longer in force")
    assert "| Claude Code | 2 | 2 | 0 |" in section(text, "Who did what")
    assert "**morning**: 1 commitment" in section(text, "Sessions")
    assert "4 changes were sealed on this day." in section(text, "Journal")


def test_the_front_matter_is_for_machines(days: Days) -> None:
    report = days.report()
    head = yaml.safe_load(report.markdown.split("---\n")[1])
    assert head["day"] == TUESDAY
    assert (head["new"], head["changed"], head["overdue"], head["complete"]) == (2, 2, 1, True)
    assert head["change"] == report.number


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET row = replace(row, '\"kind\"', '\"kinds\"') WHERE tx = ?",
        "UPDATE journal SET mac = zeroblob(32) WHERE tx = ?",
        "DELETE FROM journal WHERE tx = ?",
    ],
)
@pytest.mark.parametrize("back", [0, 1])
def test_a_day_says_whether_its_journal_was_altered(days: Days, statement: str, back: int) -> None:
    report, before = days.report(), days.report(date(2026, 3, 23))
    assert "Nothing of it had been altered" in section(report.markdown, "Journal")
    days.vault.store.maintain(lambda connection: connection.execute(statement, (report.number - back,)).fetchall())
    altered = days.report().markdown
    assert "Nothing of it had been altered" not in altered
    assert "not what was written. The page Audit says which." in section(altered, "Journal")
    assert "not what was written. The page Audit says which." in section(altered, "Needs you")
    assert yaml.safe_load(altered.split("---\n")[1])["journal_altered"] > 0
    assert days.report(date(2026, 3, 23)) == before, "the day before is as it was"


def test_stored_text_stays_plain_text(days: Days) -> None:
    text = days.report(namespace="halyard").markdown
    assert r"Uses \*stars\* and \[links\](http\://x.y)." in text
    assert "harbour" not in text


def test_the_same_day_has_the_same_bytes_whatever_happened_since(days: Days, person: Entrance) -> None:
    before = days.report()
    person.change(Revise((days.key,), Revision(content="Renew both passes.")))
    person.change(Remember(Draft("Something new.", type=MemoryType.FACT)))
    days.clock.advance(timedelta(days=40))
    assert days.report() == before


def test_making_a_report_changes_nothing(days: Days, person: Entrance) -> None:
    def look() -> object:
        return person.query(GetState()), [person.query(GetHistory(memory)) for memory in (days.port, days.key)]

    before = look()
    days.report()
    person.query(KeepReports())
    assert look() == before


def test_a_day_that_is_not_over_says_so_and_goes_on(days: Days, person: Entrance) -> None:
    assert not days.report(WEDNESDAY).complete
    assert "The day is not over" in days.report(WEDNESDAY).markdown
    person.change(Remember(Draft("Breakfast was late.", type=MemoryType.EVENT)))
    assert "Breakfast was late." in days.report(WEDNESDAY).markdown


@pytest.mark.parametrize("day", [date(2026, 3, 26), date(1500, 1, 1), date.max])
def test_a_day_outside_the_vaults_time_is_refused(days: Days, day: date) -> None:
    with pytest.raises(InvalidInputError) as refused:
        days.report(day)
    assert refused.value.values["field"] == "day"


def test_who_may_see_one_namespace_gets_no_report_of_all(days: Days, vault: Vault) -> None:
    narrow = vault.entrance(Actor(ActorKind.AGENT, "Zed"), Scope(frozenset({2})))
    with pytest.raises(NamespaceNotFoundError):
        narrow.query(GetReport(TUESDAY))
    assert "harbour" not in narrow.query(GetReport(TUESDAY, "halyard")).markdown


@pytest.mark.parametrize(("zone", "told"), [("Europe/Berlin", 1), ("America/New_York", 0)])
def test_a_day_is_the_day_of_the_persons_zone(
    vault: Vault, person: Entrance, clock: FixedClock, zone: str, told: int
) -> None:
    """On 29 March 2026 the clocks go forward in Berlin: the day has 23 hours there, from 23:00 to 22:00 UTC."""
    clock._zone = ZoneInfo(zone)
    for moment in (datetime(2026, 3, 28, 22, 59, tzinfo=UTC), datetime(2026, 3, 29, 22, 0, tzinfo=UTC)):
        clock.set(moment)
        person.change(Remember(Draft(f"Said at {moment:%H.%M}.", type=MemoryType.FACT)))
    clock.set(datetime(2026, 3, 28, 23, 30, tzinfo=UTC))
    person.change(Remember(Draft("Said at half past.", type=MemoryType.FACT)))
    clock.set(datetime(2026, 4, 2, tzinfo=UTC))
    counts = person.query(ListReportDays(date(2026, 3, 27), date(2026, 3, 31)))
    assert sum(day.new for day in counts) == 3
    # Recorded time never goes back: what was said after the clock was set back belongs to the later day.
    assert next(day.new for day in counts if day.day == date(2026, 3, 29)) == (0 if told else 2)


def test_days_are_counted_and_those_to_come_left_out(days: Days, person: Entrance) -> None:
    counts = person.query(ListReportDays(date(2026, 3, 22), date(2026, 3, 31)))
    assert [(day.day.day, day.new, day.changed) for day in counts] == [(22, 0, 0), (23, 2, 0), (24, 2, 2), (25, 0, 0)]
    assert [day.is_empty for day in counts] == [True, False, False, True]
    with pytest.raises(InvalidInputError):
        person.query(ListReportDays(date(2026, 3, 22), date(2026, 3, 21)))


def test_kept_reports_are_found_by_their_words(days: Days, person: Entrance) -> None:
    assert person.query(SearchReports("harbour")) == ()
    assert person.query(KeepReports()).days == (date(2026, 3, 23), TUESDAY)
    assert person.query(KeepReports()).days == ()
    found = person.query(SearchReports("HARBOUR pass"))
    assert [match.day for match in found] == [TUESDAY]
    assert "harbour access pass" in found[0].line
    assert person.query(SearchReports("harbour", "halyard")) == ()
    assert isinstance(person.query(SearchReports("stars", "halyard"))[0], ReportMatch)


def test_what_is_erased_is_in_no_kept_report(days: Days, person: Entrance, vault: Vault) -> None:
    person.query(KeepReports())
    person.change(Erase((days.key,)))
    assert person.query(SearchReports("harbour")) == ()
    assert "harbour" not in days.report().markdown


def test_a_report_is_written_whole_and_for_its_owner_alone(days: Days, person: Entrance, tmp_path: Path) -> None:
    elsewhere = tmp_path / "precious.txt"
    elsewhere.write_text("mine", encoding="utf-8")
    (tmp_path / "2026-03-24.md").symlink_to(elsewhere)
    with pytest.raises(FileNotWrittenError):
        person.query(WriteReport(TUESDAY, str(tmp_path)))
    assert elsewhere.read_text(encoding="utf-8") == "mine"
    (tmp_path / "2026-03-24.md").unlink()
    written = person.query(WriteReport(TUESDAY, str(tmp_path)))
    assert [Path(path).name for path in written] == ["2026-03-24-new.svg", "2026-03-24-open.svg", "2026-03-24.md"]
    for path in map(Path, written):
        assert path.stat().st_mode & 0o077 == 0
    assert "(2026-03-24-new.svg)" in (tmp_path / "2026-03-24.md").read_text(encoding="utf-8")
    with pytest.raises(InvalidInputError) as refused:
        person.query(WriteReport(TUESDAY, str(tmp_path / "none")))
    assert refused.value.values["field"] == "folder"


def test_a_report_is_a_function_of_what_it_names(days: Days, person: Entrance, clock: FixedClock, folder: Path) -> None:
    """The change number, the day, the zone, the language, the template, the country of the holidays: nothing else."""
    fresh = days.report()
    person.query(KeepReports())
    assert days.report() == fresh
    made = {fresh.markdown}
    clock._zone = ZoneInfo("Asia/Tokyo")
    made.add(days.report().markdown)
    assert days.report().zone == "Asia/Tokyo"
    person.query(ChangeSetting("habits.country", "JP"))
    assert days.report().template != fresh.template
    (folder / "templates").mkdir()
    (folder / "templates" / "report.md.j2").write_text("{{ title() }}", encoding="utf-8")
    made.add(days.report().markdown)
    assert len(made) == 3


def test_another_run_of_the_program_makes_the_same_bytes(
    days: Days, vault: Vault, folder: Path, clock: FixedClock, secret: Secret
) -> None:
    before = days.report()
    vault.close()
    again = Vault.open(folder, secret, clock)
    try:
        assert again.entrance(Actor(ActorKind.PERSON, "You")).query(GetReport(TUESDAY)) == before
    finally:
        again.close()


def test_what_cannot_be_written_whole_leaves_the_file_as_it_was(days: Days, person: Entrance, tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    person.query(WriteReport(TUESDAY, str(tmp_path)))
    before = (tmp_path / "2026-03-24.md").read_bytes()
    person.change(Revise((days.port,), Revision(content="The broker listens on port 8885.")))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, hard))
    try:
        with pytest.raises(FileNotWrittenError):
            person.query(WriteReport(TUESDAY, str(tmp_path)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / "2026-03-24.md").read_bytes() == before


def test_a_template_of_ones_own_takes_the_place_of_the_programs(days: Days, folder: Path) -> None:
    (folder / "templates").mkdir()
    own = folder / "templates" / "report.md.j2"
    own.write_text("{{ title() }}: {{ facts.today.new }}", encoding="utf-8")
    assert days.report().markdown == "Tuesday 24 March 2026: 2\n"
    for broken in ("{{ nothing }}", "{% if %}", "{{ facts.__class__.__mro__[1].__subclasses__() }}"):
        own.write_text(broken, encoding="utf-8")
        with pytest.raises(TemplateFailedError):
            days.report()


def test_a_report_of_an_empty_vault_is_quiet(person: Entrance, remember: Callable[[str], object]) -> None:
    text = person.query(GetReport(date(2026, 3, 18))).markdown
    assert "Nothing was written down, and nothing asks for you." in text
    remember("The first one.")
    assert "1 new memory." in person.query(GetReport(date(2026, 3, 18))).markdown


def test_agents_read_reports_and_write_none(days: Days, vault: Vault, tmp_path: Path) -> None:
    agent = vault.entrance(Actor(ActorKind.AGENT, "Zed"))
    assert agent.query(GetReport(TUESDAY)) == days.report()
    for request in (KeepReports(), WriteReport(TUESDAY, str(tmp_path))):
        with pytest.raises(NotPermittedError):
            agent.query(request)
    assert list(tmp_path.glob("*.md")) == []


def test_what_nobody_verified_for_long_comes_up_until_somebody_does(days: Days, person: Entrance) -> None:
    error = person.change(Remember(Draft("The build breaks on Windows.", type=MemoryType.ERROR))).memory
    days.clock.set(days.clock.now() + timedelta(days=181))
    waiting = days.clock.now().date() - timedelta(days=1)
    days.clock.set(days.clock.now() + timedelta(days=3))
    report = days.report(waiting)
    lines = section(report.markdown, "Not verified for long")
    assert f"[The build breaks on Windows.](remembrancer://memory/{error}), since 25 Mar" in lines
    person.change(Verify((error,)))
    assert days.report(waiting) == report, "the day stays what it was"
    assert "Not verified for long" not in days.report(days.clock.now().date()).markdown


def test_reports_are_in_the_language_that_the_vault_is_set_to(days: Days, person: Entrance) -> None:
    person.query(KeepReports(3))
    person.query(ChangeSetting("habits.report_language", "de"))
    text = days.report().markdown
    assert yaml.safe_load(text.split("---\n")[1])["language"] == "de"
    assert "# Dienstag, 24. März 2026" in text
    assert "2 neue Erinnerungen, 2 geändert, 1 überfällig." in text
    assert "*Zusage* [Renew the harbour access pass.]" in section(text, "Neu")
    assert days.report().language == "de"
    person.query(ChangeSetting("habits.report_language"))
    assert "language: en\n" in days.report().markdown
