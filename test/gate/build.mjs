// What the product's build must not hold, and what a first visit may download of it: `npm run size` prints the weights.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const MAX_FIRST_LOAD_KB = { js: 190, css: 25 };
const PAGE = 'index.html';
const LANDING = 'src/screens/landing/LandingScreen.tsx';
const VIEWER_SCREENS = [
  'src/screens/entityDetails/EntityDetailsScreen.tsx',
  'src/screens/signIrsForm/SignIrsFormScreen.tsx',
  'src/screens/contract/ContractScreen.tsx',
];
/** Loads the library of the viewer once a PDF was chosen, which those screens alone let happen. */
const INSPECTOR = 'src/components/pdf/inspectPdf.ts';
const VIEWER = /node_modules\/(?:react-pdf|pdfjs-dist)\//;
/** The browser requests nothing after a script that blocks it. */
const BLOCKED = /<script src=[^]*<link[^>]* rel="(?:stylesheet|modulepreload)"/;
const LATE = /node_modules\/(?:react-pdf|pdfjs-dist|pdfkit|canvas-confetti)\//;
/** Code with which a demonstration is watched and takes commands, and the key of storage that stands only there. */
const DEMONSTRATION = 'src/review/demonstration/';
const COMMAND_KEY = /OPENING_KEY = '([^']+)'/;
const FOR_TESTS = /^test\/|node_modules\/(?:@statelyai|@testing-library|axe-core|fast-check|fake-indexeddb)\//;
/** What must stand in no file, and what that would be. */
const LEFTOVERS = [
  [/sourceMappingURL=/, 'names a source map'],
  [/stately\.ai/, 'knows an inspector elsewhere'],
  [/\beval\(|\bnew Function\(/, 'runs text as a program'],
];
const PRINTS = /\bconsole\.(?:log|debug|info|trace)\(/;
/** The library that draws documents prints what a document has it print, and so does its worker. */
const PRINTING = /node_modules\/pdfjs-dist\//;
const PRINTING_WORKER = /pdf\.worker\.min-/;

/** The chunks that a visit of `roots` needs: along static imports, and along dynamic ones when asked. */
function reach(manifest, roots, { isDynamic = false, without = [] } = {}) {
  const seen = new Set();
  const waiting = [...roots];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || without.includes(key) || !(key in manifest)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    waiting.push(...imports, ...(isDynamic ? dynamicImports : []));
  }
  return [...seen];
}

/** Scripts and style sheets of a first visit: what the landing page is made of, and what its page names. */
export function firstLoad({ manifest, files }) {
  const chunks = reach(manifest, [PAGE, LANDING]).map((key) => manifest[key]);
  return [...new Set([...chunks.flatMap(({ file, css = [] }) => [file, ...css]), ...namedIn(files[PAGE])])];
}

function namedIn(page) {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
}

/** Bytes of gzip of a first visit, by kind. */
export function weights(build) {
  const weigh = (kind) =>
    firstLoad(build)
      .filter((file) => file.endsWith(`.${kind}`))
      .reduce((total, file) => total + gzipSync(build.files[file]).length, 0);
  return { js: weigh('js'), css: weigh('css') };
}

function firstLoadComplaints(build) {
  const { manifest, files, modules } = build;
  const first = firstLoad(build);
  const assets = reach(manifest, [PAGE, LANDING]).flatMap((key) => manifest[key].assets ?? []);
  return [
    ...Object.entries(weights(build))
      .filter(([kind, bytes]) => bytes > MAX_FIRST_LOAD_KB[kind] * KB)
      .map(([kind, bytes]) => `first load: ${bytes} bytes of ${kind}, more than ${MAX_FIRST_LOAD_KB[kind]} kB`),
    ...(/<h1[\s>]/.test(files[PAGE]) ? [] : [`${PAGE} does not hold the landing screen`]),
    ...(BLOCKED.test(files[PAGE]) ? [`${PAGE} names files after a script that blocks their requests`] : []),
    ...first.filter((file) => !namedIn(files[PAGE]).includes(file)).map((file) => `${PAGE} does not ask for ${file}`),
    ...first.flatMap((file) => sourcesIn(modules, file, LATE).map((source) => `${source} belongs to the first load`)),
    ...assets.filter((file) => PRINTING_WORKER.test(file)).map((file) => `${file} belongs to the first load`),
  ];
}

function sourcesIn(modules, file, pattern) {
  return (modules[file] ?? []).filter((source) => pattern.test(source));
}

/** Each screen is a chunk of its own, and the viewer of documents is reached from those that show documents alone. */
function chunkComplaints({ manifest, modules, screens }) {
  const viewers = Object.keys(manifest).filter((key) => sourcesIn(modules, manifest[key].file, VIEWER).length > 0);
  const reaches = (roots, without) => {
    const reached = reach(manifest, roots, { isDynamic: true, without });
    return viewers.some((viewer) => reached.includes(viewer));
  };
  return [
    ...(screens.length === 0 ? ['there is no screen'] : []),
    ...screens.filter((key) => manifest[key]?.isDynamicEntry !== true).map((key) => `${key} is no chunk of its own`),
    ...(reaches([PAGE], [...VIEWER_SCREENS, INSPECTOR]) ? ['the viewer is reached from another screen'] : []),
    ...VIEWER_SCREENS.filter((key) => !reaches([key], [PAGE])).map((key) => `${key} does not reach a viewer`),
  ];
}

/** Nothing in it can be watched, takes commands, belongs to tests, prints or runs text. */
function leftoverComplaints({ files, modules, commandKey }) {
  const scripts = Object.entries(files).filter(([file]) => /\.m?js$/.test(file));
  return [
    ...Object.keys(files).flatMap((file) => [
      ...(file.endsWith('.map') ? [`${file} is a source map`] : []),
      ...sourcesIn(modules, file, FOR_TESTS).map((source) => `${file} is made from ${source}`),
      ...(sourcesIn(modules, file, new RegExp(`^${DEMONSTRATION}`)).length > 0 ? [`${file} can be watched`] : []),
      ...LEFTOVERS.filter(([pattern]) => pattern.test(files[file])).map(([, complaint]) => `${file} ${complaint}`),
    ]),
    ...scripts
      .filter(([file, text]) => PRINTS.test(text) && !PRINTING_WORKER.test(file))
      .filter(([file]) => sourcesIn(modules, file, PRINTING).length === 0)
      .map(([file]) => `${file} prints to the console`),
    ...scripts.filter(([, text]) => text.includes(commandKey)).map(([file]) => `${file} knows "${commandKey}"`),
  ];
}

/**
 * Everything that is wrong with a build: `files` are its texts by path, `modules` the sources of each file, `screens` the
 * sources of all screens.
 */
export function complaints(build) {
  return [...firstLoadComplaints(build), ...chunkComplaints(build), ...leftoverComplaints(build)];
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function readBuild(root) {
  const dist = join(root, 'dist');
  const read = (path) => readFileSync(join(dist, path), 'utf8');
  const texts = filesUnder(dist).filter((file) => /\.(?:m?js|css|html|map)$/.test(file));
  const screens = filesUnder(join(root, 'src/screens')).filter((file) => /^[^/]+\/[A-Z]\w*Screen\.tsx$/.test(file));
  return {
    manifest: JSON.parse(read('.vite/manifest.json')),
    modules: JSON.parse(read('.vite/modules.json')),
    files: Object.fromEntries(texts.map((file) => [file, read(file)])),
    screens: screens.map((file) => `src/screens/${file}`),
    commandKey: COMMAND_KEY.exec(readFileSync(join(root, DEMONSTRATION, 'commands/demonstrate.ts'), 'utf8'))[1],
  };
}

if (process.argv[1] === import.meta.filename) {
  const build = readBuild(resolve(import.meta.dirname, '../..'));
  const row = (name, bytes, note = '') => `${name.padEnd(56)} ${(bytes / KB).toFixed(1).padStart(7)} kB  ${note}`;
  const table = firstLoad(build).map((file) => row(file, gzipSync(build.files[file]).length));
  const total = Object.entries(weights(build)).map(([kind, bytes]) =>
    row(`first load, ${kind}, gzip`, bytes, `of ${MAX_FIRST_LOAD_KB[kind]} kB`),
  );
  const found = complaints(build);
  console.log([...table, ...total, ...found, `${found.length} complaints`].map((line) => line.trimEnd()).join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
