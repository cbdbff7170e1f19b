// Finds a working Chromium or installs one: Playwright's download first, then the distribution's package.
import { execSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Tests run a third faster in the headless shell. */
const SHELL = 'chromium-headless-shell';
const INSTALL_DEADLINE_MS = 600_000;
const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');

/** Starts candidates until one works, because an installed Chromium can lack system libraries. */
function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];
  const installed = (...names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const others = installed('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  const paths = [process.env.CHROMIUM_PATH, ...installed(SHELL), chromium.executablePath(), ...others];
  return paths.filter(Boolean).find((path) => spawnSync(path, ['--version']).status === 0);
}

/** Returns the path of a working Chromium, installing one if needed; throws if that fails. */
export function ensureChromium() {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const apt = `${asRoot}apt-get -qq`;
  const installs = [
    `"${process.execPath}" "${PLAYWRIGHT}" install --only-shell chromium`,
    ...[SHELL, 'chromium'].map((name) => `${apt} update && ${apt} install -y --no-install-recommends ${name}`),
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
  if (found === undefined)
    throw new Error('Chromium was not found and could not be installed. Set CHROMIUM_PATH to its path.');
  return found;
}

if (process.argv[1] === import.meta.filename) console.log(ensureChromium());
