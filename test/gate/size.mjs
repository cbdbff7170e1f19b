// What a first visit downloads, and what must stay out of it, read from the build's manifest and its list of modules.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesUnder, isStarted } from './files.mjs';

const KB = 1000;
const MAX_FIRST_LOAD_KB = { js: 190, css: 25 };
const ENTRY = 'index.html';
const LANDING = 'src/screens/landing/LandingScreen.tsx';
const VIEWER_SCREENS = ['src/screens/signIrsForm/SignIrsFormScreen.tsx', 'src/screens/contract/ContractScreen.tsx'];
const VIEWER_PACKAGES = ['react-pdf', 'pdfjs-dist'];
const LATE_PACKAGES = [...VIEWER_PACKAGES, 'pdfkit', 'canvas-confetti'];
const NAMED_FILE = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;
const WORKER = /pdf\.worker/;
const SCREEN_FILE = /^src\/screens\/[^/]+\/[A-Z]\w*Screen\.tsx$/;
const PROJECT = resolve(import.meta.dirname, '../..');

/** The chunks that a visit of `roots` needs: along static imports, and along dynamic ones when asked. */
export function reach(manifest, roots, { dynamic = false, without = [] } = {}) {
  const seen = new Set();
  const waiting = roots.filter((key) => key in manifest);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || without.includes(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    waiting.push(...imports, ...(dynamic ? dynamicImports : []));
  }
  return [...seen];
}

/** The .js and .css files of the first visit, each once: what the landing page is made of and what its page names. */
export function firstLoadFiles(manifest, page) {
  const chunks = reach(manifest, [ENTRY, LANDING]).map((key) => manifest[key]);
  return [...new Set([...chunks.flatMap(({ file, css = [] }) => [file, ...css]), ...namedFiles(page)])];
}

function namedFiles(page) {
  return [...page.matchAll(NAMED_FILE)].map(([, file]) => file);
}

/** Complaints about a page of `/` that does not hold the landing screen or asks for one of its files only later. */
export function pageComplaints(manifest, page) {
  const named = namedFiles(page);
  return [
    ...(/<h1[\s>]/.test(page) ? [] : [`${ENTRY} does not hold the landing screen`]),
    ...firstLoadFiles(manifest, page)
      .filter((file) => !named.includes(file))
      .map((file) => `${ENTRY} does not ask for ${file}`),
  ];
}

function holds(modules, packages) {
  return modules.some((id) => packages.some((name) => id.includes(`node_modules/${name}/`)));
}

/** Complaints about what a visitor would download too early. `modules` maps a file of the build to its sources. */
export function earlyComplaints(manifest, modules, page) {
  const early = firstLoadFiles(manifest, page).flatMap((file) =>
    LATE_PACKAGES.filter((name) => holds(modules[file] ?? [], [name])).map(
      (name) => `${name} is in ${file} of the first load`,
    ),
  );
  const assets = reach(manifest, [ENTRY, LANDING]).flatMap((key) => manifest[key].assets ?? []);
  return [...early, ...assets.filter((file) => WORKER.test(file)).map((file) => `${file} belongs to the first load`)];
}

/** Complaints when the document viewer is reached by another way than the two screens that show documents. */
export function viewerComplaints(manifest, modules) {
  const viewers = Object.keys(manifest).filter((key) => holds(modules[manifest[key].file] ?? [], VIEWER_PACKAGES));
  const elsewhere = reach(manifest, [ENTRY], { dynamic: true, without: VIEWER_SCREENS });
  const missing = VIEWER_SCREENS.filter((screen) => {
    const reached = reach(manifest, [screen], { dynamic: true, without: [ENTRY] });
    return !viewers.some((viewer) => reached.includes(viewer));
  });
  return [
    ...viewers
      .filter((key) => elsewhere.includes(key))
      .map((key) => `the viewer (${key}) is reached from another screen`),
    ...missing.map((screen) => `${screen} does not reach a viewer`),
  ];
}

/** Complaints about screens that are not a chunk of their own. */
export function screenComplaints(manifest, screens) {
  if (screens.length === 0) return ['there is no screen'];
  return screens
    .filter((key) => manifest[key]?.isDynamicEntry !== true)
    .map((key) => `${key} is not a chunk of its own`);
}

/** Complaints about the weight of the first load, in bytes of gzip. */
export function weightComplaints(weights) {
  return Object.entries(MAX_FIRST_LOAD_KB)
    .filter(([kind, limit]) => weights[kind] > limit * KB)
    .map(([kind, limit]) => `first load: ${(weights[kind] / KB).toFixed(1)} kB ${kind}, more than ${limit} kB`);
}

function row(name, bytes, note = '') {
  return `${name.padEnd(56)} ${(bytes / KB).toFixed(1).padStart(7)} kB  ${note}`.trimEnd();
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function report(root) {
  const dist = join(root, 'dist');
  const manifest = readJson(join(dist, '.vite/manifest.json'));
  const modules = readJson(join(dist, '.vite/modules.json'));
  const page = readFileSync(join(dist, ENTRY), 'utf8');
  const files = firstLoadFiles(manifest, page).map((file) => ({
    file,
    kind: file.endsWith('.css') ? 'css' : 'js',
    bytes: gzipSync(readFileSync(join(dist, file))).length,
  }));
  const weigh = (kind) => files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const weights = { js: weigh('js'), css: weigh('css') };
  const table = [
    ...files.toSorted((one, other) => other.bytes - one.bytes).map(({ file, bytes }) => row(file, bytes)),
    ...Object.entries(MAX_FIRST_LOAD_KB).map(([kind, limit]) =>
      row(`first load, ${kind}, gzip`, weights[kind], `of ${limit} kB`),
    ),
  ];
  const complaints = [
    ...weightComplaints(weights),
    ...(LANDING in manifest ? [] : [`${LANDING} is not in the manifest`]),
    ...pageComplaints(manifest, page),
    ...earlyComplaints(manifest, modules, page),
    ...viewerComplaints(manifest, modules),
    ...screenComplaints(manifest, filesUnder(root, ['src/screens'], SCREEN_FILE)),
  ];
  return { table, complaints };
}

if (isStarted(import.meta.url)) {
  const { table, complaints } = report(resolve(process.argv[2] ?? PROJECT));
  console.log([...table, ...complaints].join('\n'));
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
