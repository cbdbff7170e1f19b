// The product in the engines besides Chromium that this machine has. Without any of them it fails.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const FOLDERS = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];
const findProgram = (...names) =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

const ENGINES = [
  {
    name: 'Firefox',
    programs: { FIREFOX_PATH: process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox') },
    command: ['node_modules/.bin/playwright', 'test', '--config', 'test/engines/playwright.config.ts'],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    programs: { WEBKIT_DRIVER: findProgram('WebKitWebDriver'), DISPLAY_SERVER: findProgram('Xvfb') },
    command: [process.execPath, 'test/engines/webkit.mjs'],
    packages: 'webkit2gtk-driver xvfb',
  },
];

const outcomes = ENGINES.map(({ name, programs, command: [program, ...args], packages }) => {
  if (Object.values(programs).includes(undefined))
    return { line: `${name}: not found (${packages})`, tried: 0, passed: 0 };
  const env = { ...process.env, ...programs };
  const isPassed = spawnSync(program, args, { cwd: PROJECT, env, stdio: 'inherit' }).status === 0;
  return { line: `${name}: ${isPassed ? 'passed' : 'FAILED'}`, tried: 1, passed: isPassed ? 1 : 0 };
});
const tried = outcomes.reduce((sum, outcome) => sum + outcome.tried, 0);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
if (tried === 0) console.log('No second engine was found: nothing was proved.');
console.log(`${outcomes.map(({ line }) => line).join('\n')}\nengines: ${passed} passed, ${tried - passed} failed`);
process.exitCode = tried > 0 && passed === tried ? 0 : 1;
