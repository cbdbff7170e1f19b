// Goes the generated paths in the browser: all of them, or with --replay the one of a line that a failing path printed.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const BUILD = ['vite', 'build', '--logLevel', 'warn'];
const WALK = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', 'paths.spec.ts'];
const PROJECT = resolve(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { replay: { type: 'string' } } });
if (values.replay !== undefined) {
  const { start, events } = JSON.parse(values.replay);
  if (typeof start !== 'string' || !Array.isArray(events)) throw new Error('A path has a start and events.');
}
const env = values.replay === undefined ? process.env : { ...process.env, JOURNEY_PATH: values.replay };
for (const [name, ...args] of [BUILD, WALK]) {
  const { status } = spawnSync(`node_modules/.bin/${name}`, args, { cwd: PROJECT, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
