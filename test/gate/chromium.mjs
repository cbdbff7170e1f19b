// Finds a Chromium that starts, or installs one: Playwright's own download first, then the distribution's package.
import { execSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_DEADLINE_MS = 600_000;
const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');

/** Where a Chromium may be; a headless shell first, with which the tests need two thirds of the time. */
export function candidates({ CHROMIUM_PATH, PATH = '' }, download) {
  const folders = [...PATH.split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];
  const named = (names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM_PATH, ...named([SHELL]), download, ...named(BROWSERS)].filter(Boolean);
}

/** The path of one that starts: a download without its system libraries is there and does not. */
function findChromium() {
  const paths = candidates(process.env, chromium.executablePath());
  return paths.find((path) => spawnSync(path, ['--version']).status === 0);
}

/** Finds or installs; throws when neither works. */
export function ensureChromium() {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const installs = [
    `"${process.execPath}" "${PLAYWRIGHT}" install --only-shell chromium`,
    ...[SHELL, 'chromium'].map(
      (name) => `${asRoot}apt-get -qq update && ${asRoot}apt-get -qq install -y --no-install-recommends ${name}`,
    ),
  ];
  let found = findChromium();
  for (const install of installs) {
    if (found !== undefined) return found;
    try {
      execSync(install, { stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_DEADLINE_MS });
    } catch (error) {
      console.error(error.message.trim().slice(-500));
    }
    found = findChromium();
  }
  if (found === undefined) throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to one.');
  return found;
}

if (process.argv[1] === import.meta.filename) console.log(ensureChromium());
