// The whole gate: every step runs even when one before it failed. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countPlaywright, countVitest } from './reports.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const STEP_DEADLINE_MS = 1_800_000;
const TAIL_LINES = 80;
const SLOWEST = 10;
const NO_TESTS = { passed: 0, failed: 0, failures: [], slowest: [] };

const program = (name, ...args) => [join(PROJECT, 'node_modules/.bin', name), ...args];
const vite = (...flags) => program('vite', 'build', '--logLevel', 'warn', ...flags);
const DEMONSTRATION = '.reports/demonstration';
const UNIT_REPORT = '.reports/vitest.json';
const UNIT = program('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${UNIT_REPORT}`);
const BROWSER_REPORT = '.reports/playwright.json';
const BROWSER = program('playwright', 'test', '--config', 'test/e2e/playwright.config.ts');

/**
 * Stages one after the other, lanes of a stage side by side, steps of a lane one after the other. `fresh` is deleted first: an
 * old report or build must never stand in for a new one.
 */
export const STAGES = [
  [
    [
      { name: 'format', command: program('oxfmt', '--check', '.') },
      { name: 'types', command: program('tsc') },
      { name: 'lint', command: program('oxlint', '-c', '.oxlint.mjs', 'machines', 'src', 'test', 'vite.config.ts') },
      { name: 'styles', command: program('stylelint', 'src/**/*.css') },
      { name: 'dead code', command: program('knip') },
    ],
    [
      { name: 'build', command: vite(), fresh: 'dist' },
      {
        name: 'demonstration',
        command: vite('--mode', 'demonstration', '--outDir', DEMONSTRATION),
        fresh: DEMONSTRATION,
      },
      { name: 'what is built', command: [process.execPath, 'test/gate/build.mjs'] },
    ],
  ],
  [[{ name: 'unit + screens', command: UNIT, fresh: UNIT_REPORT, count: countVitest }]],
  [[{ name: 'browser', command: BROWSER, fresh: BROWSER_REPORT, count: countPlaywright }]],
];

function execute([command, ...args], cwd) {
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', CI: process.env.CI ?? '1' };
    delete env.FORCE_COLOR;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: STEP_DEADLINE_MS });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
    child.on('error', (error) => done({ isOk: false, output: String(error) }));
    child.on('close', (code, signal) => {
      const stopped = signal === null ? '' : `\nStopped by ${signal} (a step has ${STEP_DEADLINE_MS / 1000} seconds)`;
      done({ isOk: code === 0, output: stripVTControlCharacters(Buffer.concat(output).toString()) + stopped });
    });
  });
}

/** What a step did: its tests when it runs tests, else nothing passed and, when it failed, 1 failed. */
async function runStep({ name, command, fresh, count }, cwd, print) {
  const startedAt = performance.now();
  if (fresh !== undefined) rmSync(join(cwd, fresh), { recursive: true, force: true });
  const { isOk, output } = await execute(command, cwd);
  const seconds = (performance.now() - startedAt) / 1000;
  const tests = count === undefined ? NO_TESTS : count(readReport(join(cwd, fresh)));
  const failed = isOk ? tests.failed : Math.max(1, tests.failed);
  if (failed > 0) print(`\n--- ${name} failed ---\n${output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}\n`);
  return { name, seconds, ...tests, failed };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runLane(steps, cwd, print) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, cwd, print));
  return results;
}

/** Runs the stages in their order and returns what each step did. */
export async function runGate(stages, cwd, print) {
  const results = [];
  for (const lanes of stages) results.push(await Promise.all(lanes.map((steps) => runLane(steps, cwd, print))));
  return results.flat(2);
}

/** The table of steps, the slowest tests of each runner, what failed and why, and the line that counts. */
export function summary(results) {
  const seconds = (value) => `${value.toFixed(1).padStart(6)} s`;
  const indented = (text) => (text === '' ? [] : text.split('\n').map((line) => `        ${line}`));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    ...results.map(
      ({ name, seconds: took, passed, failed }) =>
        `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}  ${seconds(took)}  ${passed === 0 ? '' : `${passed} passed`}`,
    ),
    ...results.flatMap(({ slowest }) =>
      slowest.slice(0, SLOWEST).map((test) => `${seconds(test.seconds)}  ${test.title}`),
    ),
    ...results.flatMap(({ failures }) =>
      failures.flatMap(({ title, error }) => [`FAILED  ${title}`, ...indented(error)]),
    ),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].map((line) => line.trimEnd());
}

if (process.argv[1] === import.meta.filename) {
  const results = await runGate(STAGES, PROJECT, console.log);
  console.log(summary(results).join('\n'));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
