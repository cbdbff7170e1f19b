// The whole gate: every step runs even when one before it failed. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countStep, lastLine, sum } from './counts.mjs';
import { failureLines } from './failures.mjs';
import { isStarted } from './files.mjs';
import { steps } from './steps.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const STEP_DEADLINE_MS = 1_800_000;
const TAIL_LINES = 80;

function tail(text) {
  const lines = text.trimEnd().split('\n');
  const left = lines.length - TAIL_LINES;
  return left > 0 ? [`(${left} lines before these)`, ...lines.slice(-TAIL_LINES)].join('\n') : lines.join('\n');
}

function execute([command, ...args], cwd) {
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', CI: process.env.CI ?? '1' };
    delete env.FORCE_COLOR;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: STEP_DEADLINE_MS });
    const output = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => done({ ok: false, output: String(error) }));
    child.on('close', (code, signal) => {
      const stopped = signal === null ? '' : `\nStopped by ${signal} (a step has ${STEP_DEADLINE_MS / 1000} seconds)`;
      done({ ok: code === 0, output: stripVTControlCharacters(Buffer.concat(output).toString()) + stopped });
    });
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runStep(step, cwd) {
  const startedAt = performance.now();
  if (step.remove !== undefined) rmSync(resolve(cwd, step.remove), { recursive: true, force: true });
  const isReady = step.needs === undefined || existsSync(resolve(cwd, step.needs));
  const missing = { ok: false, output: `not run: ${step.needs} is missing` };
  const { ok, output } = isReady ? await execute(step.command, cwd) : missing;
  const report = step.report === undefined ? undefined : readReport(resolve(cwd, step.report));
  const tests = step.count?.(report);
  const failures = step.failures?.(report) ?? [];
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: step.name, output, seconds, ok: ok && (tests?.failed ?? 0) === 0, tests, failures };
}

/** Runs the steps in their order and returns what each did; `tell` gets the text to show. */
export async function runGate(list, cwd, tell) {
  const results = [];
  for (const step of list) {
    const result = await runStep(step, cwd);
    if (!result.ok) tell(`\n--- ${result.name} failed ---\n${tail(result.output)}\n`);
    results.push(result);
  }
  return results;
}

export function summaryTable(results) {
  return results.map(({ name, ok, seconds, tests }) => {
    const counted = tests === undefined ? '' : `  ${lastLine(tests)}`;
    return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}  ${seconds.toFixed(1).padStart(6)} s${counted}`;
  });
}

if (isStarted(import.meta.url)) {
  const results = await runGate(steps, PROJECT, console.log);
  const total = sum(results.map(countStep));
  const failures = results.flatMap((result) => result.failures);
  console.log([...summaryTable(results), '', ...failureLines(failures), '', lastLine(total)].join('\n'));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
