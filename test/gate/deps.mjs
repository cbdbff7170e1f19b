// The import table as a check. It fails when dependency-cruiser looks at fewer modules than there are files:
// without the swc parser it reads no TypeScript 7 file at all and reports success.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { filesUnder, isStarted } from './files.mjs';

const ROOMS = ['machines', 'src'];
const SOURCE = /(?<!\.d)\.tsx?$/;
const PROJECT = resolve(import.meta.dirname, '../..');

/** Runs dependency-cruiser over the rooms of `root` with the project's rules; throws when it cannot run. */
export function cruise(root) {
  const cli = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(PROJECT, '.dependency-cruiser.cjs');
  const readTsx = join(PROJECT, 'test/gate/readTsx.mjs');
  const args = ['--import', readTsx, cli, ...ROOMS, '--config', config, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`dependency-cruiser did not answer: ${stderr.slice(-2000)}`);
  }
}

/** One line for each complaint about a result of `cruise`, none when all is well. */
export function complaints(result, files) {
  const cruised = new Set(result.modules.map((module) => module.source));
  const unseen = files.filter((file) => !cruised.has(file));
  return [
    ...unseen.map((file) => `not-cruised: ${file}`),
    ...result.summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' -> ') : `${from} -> ${to}`;
      return `${rule.name}: ${path}`;
    }),
  ];
}

/** A sentence for each broken rule that says where the line belongs. */
function advice(result) {
  const broken = new Set(result.summary.violations.map(({ rule }) => rule.name));
  return result.summary.ruleSetUsed.forbidden
    .filter(({ name }) => broken.has(name))
    .map(({ name, comment }) => `${name}: ${comment}`);
}

if (isStarted(import.meta.url)) {
  const root = resolve(process.argv[2] ?? PROJECT);
  const files = filesUnder(root, ROOMS, SOURCE);
  const result = cruise(root);
  const found = complaints(result, files);
  if (files.length === 0) found.push('not-cruised: there is no file at all');
  if (found.length > 0) console.log([...found, '', ...advice(result)].join('\n'));
  console.log(`${files.length} files, ${result.summary.totalDependenciesCruised} imports, ${found.length} complaints`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
