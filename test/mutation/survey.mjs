// What a report of Stryker amounts to, as data that does not change when a line moves.
import { dirname } from 'node:path';

const LONGEST = 90;
const COUNTED = {
  Killed: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'notCovered',
  Ignored: 'untried',
  // The change broke the program that runs the tests, before any of them could notice.
  RuntimeError: 'untried',
};

/** A text of several lines on one, as long as a line of the page can show. */
function onOneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** What stands in a source from one place to another; lines and columns count from 1. */
function textBetween(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join('\n');
}

/** How many mutants of each folder had which end. */
export function foldersOf(report) {
  const folders = {};
  for (const [file, { mutants }] of Object.entries(report.files)) {
    folders[dirname(file)] ??= { killed: 0, timedOut: 0, survived: 0, notCovered: 0, untried: 0 };
    for (const { status } of mutants) {
      const counted = COUNTED[status];
      if (counted === undefined) throw new Error(`a mutant of ${file} ended as ${status}`);
      folders[dirname(file)][counted] += 1;
    }
  }
  return folders;
}

/** Every mutant that no test noticed: its file, the line it begins on, and what stood there and instead. */
export function survivorsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement }) => ({
        file,
        line: source.split('\n')[location.start.line - 1].trim(),
        change: `${onOneLine(textBetween(source, location))} → ${onOneLine(replacement)}`,
      })),
  );
}

/** The share of the mutants that were tried, in percent, that some test noticed. */
export function percentNoticed({ killed, timedOut, survived, notCovered }) {
  return (100 * (killed + timedOut)) / (killed + timedOut + survived + notCovered);
}
