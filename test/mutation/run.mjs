// Which small changes of the code the tests notice: `npm run mutate` of machines, `npm run mutate:src` of what runs in the browser,
// or of parts, `npm run mutate -- domain`. Writes result.json and docs/mutants.md; fails below the score asked for, when a
// survivor has no reason and when the code or its tests are no longer what was measured. After a change of reasons.mjs, `npm run mutate -- page` writes the page alone.
// MUTATION_INCREMENTAL=yes tries again only what may have changed since the last run, MUTATION_TABLES=no leaves out
// the tables that are read once when a file is loaded, MUTATION_CONCURRENCY=2 takes two processors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { digestOf } from './digest.mjs';
import { complaintsAbout, pageOf } from './page.mjs';
import { PARTS } from './parts.mjs';
import { REASONS } from './reasons.mjs';
import { foldersOf, survivorsOf } from './survey.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const RESULT = join(import.meta.dirname, 'result.json');
const CONFIG = relative(ROOT, fileURLToPath(import.meta.resolve('./vitest.config.ts')));
const PAGE = join(ROOT, 'docs/mutants.md');
const REPORTS = '.reports/mutation';
const MS_PER_MINUTE = 60_000;
/** Mutations that change words and looks. */
const LOOKS = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];
/** How much longer than without a change the tests may take: generous, for a busy machine. */
const TIMEOUT_MS = 20_000;

/** Changes the files of a part, one place at a time, and runs the tests that touch the place. */
async function mutate(part) {
  const { name, tests, environment = 'node', logicOnly = false, mutate: files } = part;
  const digest = digestOf(part);
  const startedAt = performance.now();
  const fileName = `${REPORTS}/${name}.json`;
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_ENVIRONMENT = environment;
  const stryker = new Stryker({
    mutate: files,
    mutator: { excludedMutations: logicOnly ? LOOKS : [] },
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: CONFIG, related: false },
    // It would write a comment into files that documents are made of.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    ignoreStatic: process.env.MUTATION_TABLES === 'no',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
    incremental: process.env.MUTATION_INCREMENTAL === 'yes',
    incrementalFile: `${REPORTS}/${name}-incremental.json`,
    ignorePatterns: ['dist', '.reports'],
    tempDirName: `${REPORTS}/sandbox-${name}`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName },
    timeoutMS: TIMEOUT_MS,
    // Stryker would read the project's own with the compiler's old programming interface, which TypeScript 7 has not.
    tsconfigFile: 'none',
    warnings: { slow: false },
  });
  await stryker.runMutationTest();
  const report = JSON.parse(readFileSync(join(ROOT, fileName), 'utf8'));
  console.log(`${name}: ${((performance.now() - startedAt) / MS_PER_MINUTE).toFixed(1)} minutes`);
  return { digest, folders: foldersOf(report), survivors: survivorsOf(report) };
}

function readResult() {
  try {
    return JSON.parse(readFileSync(RESULT, 'utf8'));
  } catch {
    return {};
  }
}

/** Puts what was found of a part into the result, the parts in their order. */
function keepResult(name, found) {
  const result = { ...readResult(), [name]: found };
  const parts = PARTS.filter((part) => part.name in result).map((part) => [part.name, result[part.name]]);
  writeFileSync(RESULT, `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`);
}

process.chdir(ROOT);
const [group, ...names] = process.argv.slice(2);
for (const part of PARTS.filter((one) => (names.length > 0 ? names.includes(one.name) : one.group === group)))
  keepResult(part.name, await mutate(part));
const result = readResult();
writeFileSync(PAGE, pageOf(result, REASONS));
const digests = Object.fromEntries(PARTS.map((part) => [part.name, digestOf(part)]));
const complaints = complaintsAbout(result, REASONS, digests);
console.log([...complaints, `${complaints.length} complaints; see docs/mutants.md`].join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;
