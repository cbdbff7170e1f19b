// What must not be in a production build: the code with which a demonstration takes commands from the statechart viewer.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder, isStarted } from './files.mjs';

const COMMANDS = 'src/app/demonstration/commands/';
const MARK_SOURCE = join(COMMANDS, 'asked.ts');
const MARK = /OPENING_KEY = '([^']+)'/;
const LISTENER = 'src/app/demonstration/watchPage.ts';
const REFUSAL = 'notInDemonstration';
const SCRIPT = /\.m?js$/;
const PROJECT = resolve(import.meta.dirname, '../..');

/** The text that stands in every build that takes commands: a key of storage, which no minifier changes. */
export function markIn(source) {
  const found = MARK.exec(source);
  if (found === null) throw new Error(`${MARK_SOURCE} has no key by which it is known in a build`);
  return found[1];
}

/**
 * Complaints about a build that takes commands, or of which that cannot be told. `modules` maps a file of the build to
 * its sources, `scripts` each script to its text.
 */
export function commandComplaints(modules, scripts, mark) {
  const texts = Object.entries(scripts);
  const listener = Object.keys(modules).find((file) => modules[file].includes(LISTENER));
  const inSources = Object.entries(modules).filter(([, sources]) =>
    sources.some((source) => source.startsWith(COMMANDS)),
  );
  return [
    ...inSources.map(([file]) => `${file} is made from ${COMMANDS}`),
    ...texts.filter(([, text]) => text.includes(mark)).map(([file]) => `${file} holds "${mark}"`),
    ...(scripts[listener]?.includes(REFUSAL) ? [] : [`no script made from ${LISTENER} refuses commands`]),
  ];
}

if (isStarted(import.meta.url)) {
  const dist = resolve(process.argv[2] ?? join(PROJECT, 'dist'));
  const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
  const files = filesUnder(dist, ['assets'], SCRIPT);
  const scripts = Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  const found = commandComplaints(modules, scripts, markIn(readFileSync(join(PROJECT, MARK_SOURCE), 'utf8')));
  console.log([...found, `${files.length} scripts, ${found.length} complaints`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
