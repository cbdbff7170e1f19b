// What must not be in a production build: the code with which a demonstration takes commands from the statechart viewer,
// and what developers and tests work with.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder, isStarted } from './files.mjs';

const COMMANDS = 'src/app/demonstration/commands/';
const MARK_SOURCE = join(COMMANDS, 'asked.ts');
const MARK = /OPENING_KEY = '([^']+)'/;
const LISTENER = 'src/app/demonstration/watchPage.ts';
const REFUSAL = 'notInDemonstration';
const SCRIPT = /\.m?js$/;
const TEXT_FILE = /\.(?:m?js|css|html)$/;
const WORKSHOP = /^test\/|node_modules\/(?:@statelyai|@testing-library|axe-core|fast-check|fake-indexeddb)\//;
/** The library that draws documents, and its worker, a file of its own, print what a document has them print. */
const PRINTING_LIBRARY = 'node_modules/pdfjs-dist/';
const PRINTING_FILE = /pdf\.worker\.min-/;
const PRINTS = /\bconsole\.(?:log|debug|info|trace)\(/;
/** What must stand in no file of the build, and what that would be. */
const LEFTOVERS = [
  [/sourceMappingURL=/, 'names a source map'],
  [/stately\.ai/, 'knows an inspector elsewhere'],
  [/\beval\(|\bnew Function\(/, 'runs text as a program'],
];
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

/**
 * Complaints about what was left in a build: source maps, an inspector, sources of tests, and scripts that print or run
 * text. `files` are the paths of all its files, `texts` those of them that can be read, each with its text.
 */
export function leftoverComplaints(files, modules, texts) {
  if (files.length === 0) return ['there is no build'];
  const sourcesOf = (file) => modules[file] ?? [];
  return [
    ...files.filter((file) => file.endsWith('.map')).map((file) => `${file} is a source map`),
    ...Object.entries(modules).flatMap(([file, sources]) =>
      sources.filter((source) => WORKSHOP.test(source)).map((source) => `${file} is made from ${source}`),
    ),
    ...Object.entries(texts).flatMap(([file, text]) =>
      LEFTOVERS.filter(([pattern]) => pattern.test(text)).map(([, complaint]) => `${file} ${complaint}`),
    ),
    ...Object.entries(texts)
      .filter(([file, text]) => SCRIPT.test(file) && !PRINTING_FILE.test(file) && PRINTS.test(text))
      .filter(([file]) => !sourcesOf(file).some((source) => source.includes(PRINTING_LIBRARY)))
      .map(([file]) => `${file} prints to the console`),
  ];
}

if (isStarted(import.meta.url)) {
  const dist = resolve(process.argv[2] ?? join(PROJECT, 'dist'));
  const modules = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
  const files = filesUnder(dist, ['.'], /./).filter((file) => !file.startsWith('.vite/'));
  const read = (paths) => Object.fromEntries(paths.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  const texts = read(files.filter((file) => TEXT_FILE.test(file)));
  const scripts = Object.fromEntries(Object.entries(texts).filter(([file]) => SCRIPT.test(file)));
  const found = [
    ...commandComplaints(modules, scripts, markIn(readFileSync(join(PROJECT, MARK_SOURCE), 'utf8'))),
    ...leftoverComplaints(files, modules, texts),
  ];
  console.log([...found, `${files.length} files, ${found.length} complaints`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
