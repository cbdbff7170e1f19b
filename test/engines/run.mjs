// The product in the engines besides Chromium that this machine has. Without any of them it fails.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findFirefox, findWebKit } from './engines.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const ENGINES = [
  {
    name: 'Firefox',
    found: findFirefox(),
    command: ['node_modules/.bin/playwright', 'test', '--config', 'test/engines/playwright.config.ts'],
    toInstall: 'apt-get install firefox-esr',
  },
  {
    name: 'WebKitGTK',
    found: findWebKit(),
    command: [process.execPath, 'test/engines/webkit.mjs'],
    toInstall: 'apt-get install webkit2gtk-driver xvfb',
  },
];

function run([command, ...args]) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: PROJECT, stdio: 'inherit' });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

const lines = [];
let passed = 0;
let failed = 0;
for (const { name, found, command, toInstall } of ENGINES) {
  if (found === undefined) {
    lines.push(`${name}: not found (${toInstall})`);
    continue;
  }
  const isPassed = await run(command);
  passed += isPassed ? 1 : 0;
  failed += isPassed ? 0 : 1;
  lines.push(`${name}: ${isPassed ? 'passed' : 'FAILED'} (${found.version})`);
}
if (passed + failed === 0) lines.push('No second engine was found: nothing was proved.');
console.log(`\n${lines.join('\n')}\nengines: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
