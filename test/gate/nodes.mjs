// Runs tsc, the unit tests and a build on each supported major version of Node, or on the versions passed as arguments:
// `npm run test:node`. Downloads each version first.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const FOLDER = join(PROJECT, '.reports/nodes');
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20.19', '22', '24', '26'];
const STEPS = {
  types: ['node_modules/typescript/bin/tsc'],
  unit: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
  build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', `--outDir=${join(FOLDER, 'dist')}`],
};

function downloadNode(version) {
  const home = join(FOLDER, version);
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');
  const args = [process.env.npm_execpath, 'install', '--no-save', `${name}@${version}`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}@${version}: ${stderr}`);
  return join(home, 'node_modules', name, 'bin/node');
}

for (const version of VERSIONS) {
  const node = downloadNode(version);
  const env = { ...process.env, NO_COLOR: '1', PATH: [dirname(node), process.env.PATH].join(delimiter) };
  for (const [step, args] of Object.entries(STEPS)) {
    const startedAt = performance.now();
    const options = { cwd: PROJECT, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync(node, args, options);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`Node ${version}, ${step}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    if (status === 0) continue;
    console.log(stdout.slice(-5000), stderr.slice(-5000));
    process.exitCode = 1;
  }
}
