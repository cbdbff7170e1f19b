// The engines besides Chromium that a machine may have, and where they are looked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/usr/local/bin'];

function findProgram(names) {
  return names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function versionOf(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim().split('\n')[0] ?? '';
}

/** The Firefox of the distribution, or undefined. */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']);
  return path === undefined ? undefined : { path, version: versionOf(path) };
}

/** The driver of WebKitGTK, which tells no version, with a display to draw on, or undefined. */
export function findWebKit() {
  const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  return driver === undefined || display === undefined ? undefined : { driver, display, version: driver };
}
