// Runs the types, the unit tests and a build on every supported Node, which npx downloads: `npm run test:node`.
import { spawnSync } from 'node:child_process';

const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20.19', '22', '24', '26'];
const STEPS = {
  types: 'node_modules/typescript/bin/tsc',
  unit: 'node_modules/vitest/vitest.mjs run --reporter=dot',
  build: 'node_modules/vite/bin/vite.js build --logLevel=warn --outDir=.reports/nodes',
};

for (const version of VERSIONS) {
  for (const [step, command] of Object.entries(STEPS)) {
    const startedAt = performance.now();
    const args = ['--yes', `--package=node@${version}`, '--', 'node', ...command.split(' ')];
    const options = { env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8', maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync('npx', args, options);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`Node ${version}, ${step}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    if (status === 0) continue;
    console.log(stdout.slice(-5000), stderr.slice(-5000));
    process.exitCode = 1;
  }
}
