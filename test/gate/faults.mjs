// Which faults of docs/faults.md the runs have proved, read from the runners' own reports.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStarted } from './files.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const HEADING = /^## (F-\d\d) /gm;
const FAULT = /^F-\d\d(?= )/;

/** The ids of the faults that the document says are tested. */
export function testedFaults(document) {
  return [...document.matchAll(HEADING)].map(([, id]) => id);
}

/** Every test of a unit run that belongs to a fault: `{ id, passed }`. */
export function vitestFaults(report) {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ ancestorTitles, status }) => faultOf(ancestorTitles, status === 'passed'));
}

/** Every test of a browser run that belongs to a fault: `{ id, passed }`. */
export function playwrightFaults(report) {
  const within = ({ title, suites = [], specs = [] }, above) => {
    const titles = [...above, title];
    return [...specs.flatMap(({ ok }) => faultOf(titles, ok)), ...suites.flatMap((suite) => within(suite, titles))];
  };
  return report.suites.flatMap((suite) => within(suite, []));
}

function faultOf(titles, passed) {
  const id = titles.map((title) => FAULT.exec(title)?.[0]).find((found) => found !== undefined);
  return id === undefined ? [] : [{ id, passed }];
}

/** The faults of which no test ran, or not every test passed. */
export function unprovedFaults(ids, tests) {
  return ids.filter((id) => {
    const own = tests.filter((test) => test.id === id);
    return own.length === 0 || own.some(({ passed }) => !passed);
  });
}

if (isStarted(import.meta.url)) {
  const read = (path) => readFileSync(join(PROJECT, path), 'utf8');
  const ids = testedFaults(read('docs/faults.md'));
  const tests = [
    ...vitestFaults(JSON.parse(read('.reports/vitest.json'))),
    ...playwrightFaults(JSON.parse(read('.reports/playwright.json'))),
  ];
  const unproved = unprovedFaults(ids, tests);
  console.log(
    [...unproved.map((id) => `${id} is not proved`), `${ids.length} faults, ${tests.length} tests`].join('\n'),
  );
  process.exitCode = ids.length > 0 && unproved.length === 0 ? 0 : 1;
}
