// Runs every step of the gate, even after a failure. The last line of output is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const PROJECT = resolve(import.meta.dirname, '../..');
const STEP_DEADLINE_MS = 1_800_000;
const TAIL_LINES = 200;

const program = (name, ...args) => [join(PROJECT, 'node_modules/.bin', name), ...args];
const vite = (...flags) => program('vite', 'build', '--logLevel', 'warn', ...flags);
const DEMONSTRATION = '.reports/demonstration';
const UNIT_REPORT = '.reports/vitest.json';
const UNIT = program('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${UNIT_REPORT}`);
const BROWSER_REPORT = '.reports/playwright.json';
const BROWSER = program('playwright', 'test', '--config', 'test/e2e/playwright.config.ts');

/**
 * Stages run in sequence, the lanes of a stage in parallel, and the steps of a lane in sequence. A step's `artifact`, a
 * report or a build, is deleted before the step runs, so later steps never use an outdated one.
 */
const STAGES = [
  [
    [
      { name: 'format', command: program('oxfmt', '--check', '.') },
      { name: 'types', command: program('tsc') },
      { name: 'lint', command: program('oxlint', '-c', '.oxlint.mjs', 'machines', 'src', 'test', 'vite.config.ts') },
      { name: 'styles', command: program('stylelint', 'src/**/*.css') },
      { name: 'dead code', command: program('knip') },
    ],
    [
      { name: 'build', command: vite(), artifact: 'dist' },
      {
        name: 'demonstration',
        command: vite('--mode', 'demonstration', '--outDir', DEMONSTRATION),
        artifact: DEMONSTRATION,
      },
      { name: 'size', command: [process.execPath, 'test/gate/build.mjs'] },
    ],
  ],
  [[{ name: 'unit', command: UNIT, artifact: UNIT_REPORT, count: countVitest }]],
  [[{ name: 'browser', command: BROWSER, artifact: BROWSER_REPORT, count: countPlaywright }]],
];

/** Counts skipped tests as failed. */
export function countVitest({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** Counts flaky tests, skipped tests and errors outside tests as failed. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

function execute([command, ...args], cwd) {
  return new Promise((resolveResult) => {
    const env = { ...process.env, NO_COLOR: '1', CI: process.env.CI ?? '1' };
    delete env.FORCE_COLOR;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: STEP_DEADLINE_MS });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
    child.on('error', (error) => resolveResult({ isOk: false, output: String(error) }));
    child.on('close', (code, signal) => {
      const stopped =
        signal === null ? '' : `\nStopped by ${signal} (steps are limited to ${STEP_DEADLINE_MS / 1000} seconds)`;
      resolveResult({ isOk: code === 0, output: stripVTControlCharacters(Buffer.concat(output).toString()) + stopped });
    });
  });
}

/** Counts at least one failure if the step failed, or if it should report tests and its report has no passed ones. */
function countTests({ artifact, count }, isOk, cwd) {
  if (count === undefined) return { passed: 0, failed: isOk ? 0 : 1 };
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(join(cwd, artifact), 'utf8')));
  } catch {
    // The report is missing or invalid.
  }
  const isComplete = isOk && counted.passed > 0;
  return { passed: counted.passed, failed: isComplete ? counted.failed : Math.max(1, counted.failed) };
}

async function runLane(steps, cwd, print) {
  let total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const startedAt = performance.now();
    if (step.artifact !== undefined) rmSync(join(cwd, step.artifact), { recursive: true, force: true });
    const { isOk, output } = await execute(step.command, cwd);
    const { passed, failed } = countTests(step, isOk, cwd);
    total = { passed: total.passed + passed, failed: total.failed + failed };
    if (failed > 0) print(output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n'));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    print(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(14)} ${seconds.padStart(6)} s  ${passed || ''}`.trimEnd(),
    );
  }
  return total;
}

/** Runs the stages and prints each step's result. Returns the number of passed tests, and of failed tests and steps. */
export async function runGate(stages, cwd, print) {
  const totals = [];
  for (const lanes of stages) totals.push(...(await Promise.all(lanes.map((steps) => runLane(steps, cwd, print)))));
  const sum = (key) => totals.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await runGate(STAGES, PROJECT, console.log);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
