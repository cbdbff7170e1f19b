// Checks the size of the first load and finds code that doesn't belong in the build: `npm run size`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const MAX_FIRST_LOAD_KB = { js: 190, css: 25 };
const PAGE = 'index.html';
const LANDING = 'src/screens/landing/LandingScreen.tsx';
/** Browsers delay requests for files linked after a classic script. */
const BLOCKING = /<script src=[^]*<link[^>]* rel="(?:stylesheet|modulepreload)"/;
const LAZY_LIBRARIES = /node_modules\/(?:react-pdf|pdfjs-dist|pdfkit|canvas-confetti)\//;
const DEMONSTRATION = /^src\/review\/demonstration\//;
const COMMAND_KEY = /REPLAY_KEY = '([^']+)'/;
const TEST_CODE = /^test\/|node_modules\/(?:@statelyai|@testing-library|axe-core|fast-check|fake-indexeddb)\//;
/** May write to the console, because the PDF library logs problems in documents. */
const LOGGING = /node_modules\/pdfjs-dist\//;
const PDF_WORKER = /pdf\.worker\.min-/;

/** Returns the first load's files: those linked by the page, and static imports of its entry and the landing screen. */
function findFirstLoadFiles({ manifest, files }) {
  const seen = new Set();
  const queue = [PAGE, LANDING];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key) || !(key in manifest)) continue;
    seen.add(key);
    queue.push(...(manifest[key].imports ?? []));
  }
  const chunks = [...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set([...chunks, ...findLinkedFiles(files[PAGE])])];
}

function findLinkedFiles(html) {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
}

function measureGzipBytes(build, kind) {
  const files = findFirstLoadFiles(build).filter((file) => file.endsWith(`.${kind}`));
  return files.reduce((total, file) => total + gzipSync(build.files[file]).length, 0);
}

function checkFirstLoad(build) {
  const firstLoad = findFirstLoadFiles(build);
  const heavy = Object.entries(MAX_FIRST_LOAD_KB).filter(([kind, limit]) => measureGzipBytes(build, kind) > limit * KB);
  const notPreloaded = firstLoad.filter((file) => !findLinkedFiles(build.files[PAGE]).includes(file));
  const notLazy = firstLoad.filter((file) => build.modules[file]?.some((source) => LAZY_LIBRARIES.test(source)));
  return [
    ...heavy.map(([kind, limit]) => `the first load has more than ${limit} kB of ${kind}`),
    ...(BLOCKING.test(build.files[PAGE]) ? [`${PAGE} links files after a script that delays them`] : []),
    ...notPreloaded.map((file) => `${PAGE} does not preload ${file}`),
    ...notLazy.map((file) => `${file} adds a lazy library to the first load`),
  ];
}

function checkFile([file, text], sources, commandKey) {
  const isScript = /\.m?js$/.test(file);
  const mayLog = PDF_WORKER.test(file) || sources.some((source) => LOGGING.test(source));
  const findings = {
    'is a source map': file.endsWith('.map'),
    'links a source map': text.includes('sourceMappingURL='),
    'contains test code': sources.some((source) => TEST_CODE.test(source)),
    'contains the demonstration': sources.some((source) => DEMONSTRATION.test(source)),
    'accepts demonstration commands': isScript && text.includes(commandKey),
    'loads an inspector': text.includes('stately.ai'),
    'evaluates strings': /\beval\(|\bnew Function\(/.test(text),
    'writes to the console': isScript && !mayLog && /\bconsole\.(?:log|debug|info|trace)\(/.test(text),
  };
  return Object.keys(findings).flatMap((finding) => (findings[finding] ? [`${file} ${finding}`] : []));
}

/** Lists all problems in a build. `files` maps paths to content, and `modules` maps chunks to their source files. */
export function checkBuild(build) {
  const { manifest, files, modules, screens, commandKey } = build;
  const screensWithoutChunk = screens.filter((screen) => manifest[screen]?.isDynamicEntry !== true);
  return [
    ...checkFirstLoad(build),
    ...screensWithoutChunk.map((screen) => `${screen} is not a separate chunk`),
    ...Object.entries(files).flatMap((entry) => checkFile(entry, modules[entry[0]] ?? [], commandKey)),
  ];
}

function listFiles(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
}

function readBuild(root) {
  const dist = join(root, 'dist');
  const read = (path) => readFileSync(join(dist, path), 'utf8');
  const textFiles = listFiles(dist, /\.(?:m?js|css|html|map)$/);
  return {
    manifest: JSON.parse(read('.vite/manifest.json')),
    modules: JSON.parse(read('.vite/modules.json')),
    files: Object.fromEntries(textFiles.map((file) => [file, read(file)])),
    screens: listFiles(join(root, 'src/screens'), /Screen\.tsx$/).map((file) => `src/screens/${file}`),
    commandKey: COMMAND_KEY.exec(
      readFileSync(join(root, 'src/review/demonstration/commands/demonstrate.ts'), 'utf8'),
    )[1],
  };
}

if (process.argv[1] === import.meta.filename) {
  const build = readBuild(resolve(import.meta.dirname, '../..'));
  const row = (name, bytes) => `${name.padEnd(56)} ${(bytes / KB).toFixed(1).padStart(7)} kB`;
  const problems = checkBuild(build);
  for (const file of findFirstLoadFiles(build)) console.log(row(file, gzipSync(build.files[file]).length));
  for (const [kind, limit] of Object.entries(MAX_FIRST_LOAD_KB))
    console.log(`${row(`first load, ${kind}, gzip`, measureGzipBytes(build, kind))} of ${limit} kB`);
  console.log([...problems, `${problems.length} problems`].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
