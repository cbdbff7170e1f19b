// Finds a Chromium that starts, or installs one: Playwright's own download first, then the distribution's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { isStarted } from './files.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_DEADLINE_MS = 600_000;
const START_DEADLINE_MS = 30_000;
const PROJECT = resolve(import.meta.dirname, '../..');

/** Where a Chromium may be, in the order of preference. */
export function candidates(env, ownDownload) {
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([env.CHROMIUM_PATH, ownDownload, ...installed].filter(Boolean))];
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
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  const playwright = join(PROJECT, 'node_modules/@playwright/test/cli.js');
  return [
    [[process.execPath, playwright, 'install', 'chromium']],
    [
      [...asRoot, 'apt-get', 'update', '-qq'],
      [...asRoot, ...env, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
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

if (isStarted(import.meta.url)) console.log(ensureChromium());
