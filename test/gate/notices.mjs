// Every package of which code is in the build is named in the notices that are served with it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStarted } from './files.mjs';

const MODULE_LISTS = ['modules.json', 'visualizerModules.json'];
const NOTICES = 'third-party-notices.txt';
const HEADING = /^={20,}\n(\S+ \S+)\nLicence: (\S.*)\n/gm;
const ELK = /^elkjs \S+\nLicence: [^\n]*EPL-2\.0[^\n]*\n[\s\S]*?source code is available/m;
const MIN_TEXT_LENGTH = 400;
const PROJECT = resolve(import.meta.dirname, '../..');

/** The folders of the packages in lists that map a file of the build to its sources, each once. */
export function packageFolders(lists) {
  const found = lists
    .flatMap((list) => Object.values(list).flat())
    .filter((source) => source.includes('node_modules/'))
    .map((source) => source.slice(source.indexOf('node_modules/')))
    .map((source) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)[0]);
  return [...new Set(found.sort((one, other) => (one < other ? -1 : 1)))];
}

/** Complaints about `packages`, each `name version`, that the text of the notices does not do justice to. */
export function noticeComplaints(packages, text) {
  const starts = [...text.matchAll(HEADING)];
  const named = starts.map(([, name]) => name);
  const texts = starts.map(({ index }, at) => text.slice(index, starts[at + 1]?.index));
  return [
    ...(packages.length === 0 ? ['no package is known to be in the build'] : []),
    ...packages.filter((name) => !named.includes(name)).map((name) => `${name} is in the build and not in ${NOTICES}`),
    ...named.filter((_, at) => texts[at].length < MIN_TEXT_LENGTH).map((name) => `${name} has no text of its licence`),
    ...(named.some((name) => name.startsWith('elkjs ')) && !ELK.test(text)
      ? ['elkjs is served without the word where its source code is, which its licence asks for']
      : []),
  ];
}

if (isStarted(import.meta.url)) {
  const dist = resolve(process.argv[2] ?? join(PROJECT, 'dist'));
  const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const folders = packageFolders(MODULE_LISTS.map((name) => readJson(join(dist, '.vite', name))));
  const packages = folders.map((folder) => {
    const { name, version } = readJson(join(PROJECT, folder, 'package.json'));
    return `${name} ${version}`;
  });
  const found = noticeComplaints(packages, readFileSync(join(dist, NOTICES), 'utf8'));
  console.log([...found, `${packages.length} packages, ${found.length} complaints`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
