import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkBuild } from './build.mjs';

const LANDING = 'src/screens/landing/LandingScreen.tsx';
const OFFERS = 'src/screens/offers/OffersScreen.tsx';
const PAGE = '<script src="/index.js"></script><link href="/react.js"><link href="/landing.js">';

function createValidBuild() {
  return {
    manifest: {
      'index.html': { file: 'index.js', imports: ['_react.js'] },
      '_react.js': { file: 'react.js' },
      [LANDING]: { file: 'landing.js', isDynamicEntry: true },
      [OFFERS]: { file: 'offers.js', isDynamicEntry: true },
    },
    modules: { 'viewer.js': ['node_modules/pdfjs-dist/pdf.mjs'] },
    files: { 'index.html': PAGE, 'index.js': 'run()', 'react.js': '', 'landing.js': '', 'viewer.js': 'console.log(1)' },
    screens: [LANDING, OFFERS],
    commandKey: 'a.key',
  };
}

const script = (text) => ({ files: { 'index.js': text } });
const page = (html) => ({ files: { 'index.html': html } });
const source = (module) => ({ modules: { 'index.js': [module] } });

it('The build check finds no problems in a valid build', () => {
  expect(checkBuild(createValidBuild())).toEqual([]);
});

it.each([
  ['a heavy first load', script(randomBytes(190_001).toString('latin1')), 'the first load has more than 190 kB of js'],
  ['a missing preload', page(PAGE.replace('/react.js', '/')), 'index.html does not preload react.js'],
  [
    'a script that delays preloads',
    page(PAGE.replace('<link', '<link rel="modulepreload"')),
    'index.html links files after a script that delays them',
  ],
  [
    'a library that should load lazily',
    source('node_modules/canvas-confetti/c.js'),
    'index.js adds a lazy library to the first load',
  ],
  ['a screen without its own chunk', { manifest: { [OFFERS]: {} } }, `${OFFERS} is not a separate chunk`],
  ['a source map', { files: { 'index.js.map': '{}' } }, 'index.js.map is a source map'],
  ['a link to a source map', script('//# sourceMappingURL=index.js.map'), 'index.js links a source map'],
  ['test code', source('node_modules/axe-core/axe.js'), 'index.js contains test code'],
  [
    'the demonstration',
    source('src/review/demonstration/connectToReviewPage.ts'),
    'index.js contains the demonstration',
  ],
  ['support for demonstration commands', script('get("a.key")'), 'index.js accepts demonstration commands'],
  ['an inspector', script('open("https://stately.ai/inspect")'), 'index.js loads an inspector'],
  ['evaluated strings', script('new Function("x")'), 'index.js evaluates strings'],
  ['logging', script('console.log(1)'), 'index.js writes to the console'],
])('The build check finds %s in a build', (_, changes, problem) => {
  const build = createValidBuild();
  for (const [part, values] of Object.entries(changes)) Object.assign(build[part], values);
  expect(checkBuild(build)).toEqual([problem]);
});
