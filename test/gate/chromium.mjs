// Finds a Chromium that starts, or installs one: Playwright's own download first, then the distribution's packages.
// A headless shell comes before a whole browser: the tests need two thirds of the time with it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { isStarted } from './files.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_DEADLINE_MS = 600_000;
const START_DEADLINE_MS = 30_000;
const PROJECT = resolve(import.meta.dirname, '../..');

/** Where a Chromium may be, in the order of preference. */
export function candidates(env, ownDownload) {
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];
  const [shells = [], ...browsers] = NAMES.map((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([env.CHROMIUM_PATH, ...shells, ownDownload, ...browsers.flat()].filter(Boolean))];
}

/** A download without its system libraries exists and does not start. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: START_DEADLINE_MS }).status === 0;
}

/** The path of a Chromium that starts, or undefined. */
export function findChromium() {
  return candidates(process.env, chromium.executablePath()).find(starts);
}

/** The commands that install one, to be tried in turn. */
export function installers(isRoot) {
  const playwright = join(PROJECT, 'node_modules/@playwright/test/cli.js');
  const download = [[process.execPath, playwright, 'install', 'chromium']];
  return [download, packaged(SHELL, isRoot), packaged('chromium', isRoot)];
}

/** The commands that install a package of the distribution. */
function packaged(name, isRoot) {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const install = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
  ];
  return [
    [...asRoot, 'apt-get', 'update', '-qq'],
    [...asRoot, ...install, name],
  ];
}

function run([command, ...args]) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: INSTALL_DEADLINE_MS });
  if (status !== 0) console.error(`${command} ${args.join(' ')}: ${(error?.message ?? stderr).trim().slice(-500)}`);
  return status === 0;
}

/** Finds or installs; throws when neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  for (const commands of installers(process.getuid?.() === 0)) {
    if (!commands.every(run)) continue;
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to one.');
}

/** Installs the headless shell where that can be done without asking; a machine without it uses what it has. */
function preferShell() {
  const isThere = candidates(process.env, '').some((path) => path.endsWith(SHELL) && starts(path));
  if (!isThere && process.getuid?.() === 0) packaged(SHELL, true).every(run);
}

if (isStarted(import.meta.url)) {
  if (process.argv.includes('--prefer-shell')) preferShell();
  console.log(ensureChromium());
}
