// Types, unit and screen tests and a build on each Node that is supported: `npm run test:node`, which fetches them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const FOLDER = join(PROJECT, '.reports/nodes');
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20.19', '22', '24', '26'];
const NPM = process.env.npm_execpath;
const STEPS = [
  { name: 'install', args: [NPM, 'ci', '--dry-run'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc'] },
  { name: 'unit + screens', args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'] },
  {
    name: 'build',
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir=.reports/nodes/dist'],
  },
];

/** The program of a version, fetched from the package that holds it for this machine. */
function fetchNode(version) {
  const home = join(FOLDER, version);
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');
  const args = [NPM, 'install', '--no-save', `${name}@${version}`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home });
  if (status !== 0) throw new Error(`${name}@${version}: ${stderr}`);
  return join(home, 'node_modules', name, 'bin/node');
}

/** What a step says for itself: npm's warnings of a wrong Node, or the tests that ran. */
function noteOf(output) {
  const warnings = output.match(/EBADENGINE {3}package/g)?.length ?? 0;
  return warnings > 0 ? `${warnings} warnings` : (/^ *Tests +(.*)$/m.exec(output)?.[1] ?? '');
}

let failed = 0;
console.log(`| Node | ${STEPS.map(({ name }) => name).join(' | ')} |\n|${' --- |'.repeat(STEPS.length + 1)}`);
for (const version of VERSIONS) {
  const node = fetchNode(version);
  const env = { ...process.env, NO_COLOR: '1', PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const cells = STEPS.map(({ name, args }) => {
    const startedAt = performance.now();
    const options = { cwd: PROJECT, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync(node, args, options);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if (status !== 0)
      console.log([`--- ${name} on ${version} ---`, stdout.slice(-5000), stderr.slice(-5000)].join('\n'));
    failed += status === 0 ? 0 : 1;
    return `${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s ${noteOf(stdout + stderr)}`.trim();
  });
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`| ${[exact, ...cells].join(' | ')} |`);
}
process.exitCode = failed > 0 ? 1 : 0;
