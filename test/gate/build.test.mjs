import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { complaints, firstLoad, weights } from './build.mjs';

const LANDING = 'src/screens/landing/LandingScreen.tsx';
const CONTRACT = 'src/screens/contract/ContractScreen.tsx';
const BUSINESS = 'src/screens/entityDetails/EntityDetailsScreen.tsx';
const IRS_FORM = 'src/screens/signIrsForm/SignIrsFormScreen.tsx';
const OFFERS = 'src/screens/offers/OffersScreen.tsx';
const SCREENS = [LANDING, OFFERS, BUSINESS, CONTRACT, IRS_FORM];
const VIEWER = 'src/components/pdf/PdfViewer.tsx';
const PAGE = `<h1>Now</h1><script src="/index.js"></script><script src="/first.js"></script>
  <link href="/react.js"><link href="/landing.js"><link href="/landing.css">`;

/** A build in order, fresh each time. */
function sound() {
  const screen = (file, more) => ({ file, isDynamicEntry: true, imports: ['index.html'], ...more });
  return {
    manifest: {
      'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: SCREENS },
      '_react.js': { file: 'react.js' },
      [LANDING]: screen('landing.js', { css: ['landing.css'] }),
      [OFFERS]: screen('offers.js'),
      [BUSINESS]: screen('business.js', { dynamicImports: [VIEWER] }),
      [CONTRACT]: screen('contract.js', { dynamicImports: [VIEWER] }),
      [IRS_FORM]: screen('irsForm.js', { dynamicImports: [VIEWER] }),
      [VIEWER]: screen('viewer.js', { assets: ['pdf.worker.min-1a2b.mjs'] }),
    },
    modules: {
      'viewer.js': ['node_modules/react-pdf/index.js', 'node_modules/pdfjs-dist/pdf.mjs'],
    },
    files: {
      'index.html': PAGE,
      'index.js': 'run()',
      ...Object.fromEntries(
        ['react.js', 'first.js', 'landing.js', 'landing.css', 'offers.js'].map((file) => [file, '']),
      ),
      'viewer.js': 'console.log(1)',
      'pdf.worker.min-1a2b.mjs': 'console.log(1)',
    },
    screens: SCREENS,
    commandKey: 'a.key',
  };
}

/** Sets parts of a build to these values. */
const set = (part, values) => (build) => Object.assign(build[part], values);
const page = (from, to) => set('files', { 'index.html': PAGE.replace(from, to) });
const script = (text) => set('files', { 'index.js': text });
const madeFrom = (file, module) => set('modules', { [file]: [module] });
const HEAVY = randomBytes(190_001).toString('latin1');
const LATE = 'node_modules/canvas-confetti/c.js';
const WORKER = 'pdf.worker.min-1a2b.mjs';
const WATCH = 'src/review/demonstration/watchPage.ts';
const ELSEWHERE = 'the viewer is reached from another screen';
const AXE = 'node_modules/axe-core/axe.js';

/** Each way in which a build can be broken, and what is said of it. */
const BREAKS = [
  ['a first load that is too heavy', script(HEAVY), 'first load: N bytes of js, more than 190 kB'],
  ['a page without the landing screen', page('h1', 'h2'), 'index.html does not hold the landing screen'],
  ['a file that is asked for too late', page('/react.js', '/'), 'index.html does not ask for react.js'],
  [
    'a script that blocks requests',
    page('<link href="/react.js">', '<link crossorigin rel="modulepreload" href="/react.js">'),
    'index.html names files after a script that blocks their requests',
  ],
  ['a late package in the first load', madeFrom('react.js', LATE), `${LATE} belongs to the first load`],
  [
    'a worker in it',
    ({ manifest }) => (manifest['_react.js'].assets = [WORKER]),
    `${WORKER} belongs to the first load`,
  ],
  ['a viewer elsewhere', ({ manifest }) => (manifest[OFFERS].dynamicImports = [VIEWER]), ELSEWHERE],
  ['no viewer', ({ manifest }) => delete manifest[CONTRACT].dynamicImports, `${CONTRACT} does not reach a viewer`],
  ['a screen in another chunk', ({ manifest }) => delete manifest[OFFERS], `${OFFERS} is no chunk of its own`],
  ['no screen', (build) => (build.screens = []), 'there is no screen'],
  ['a source map', set('files', { 'index.js.map': '{}' }), 'index.js.map is a source map'],
  ['a named source map', script('//# sourceMappingURL=index.js.map'), 'index.js names a source map'],
  ['an inspector', script('open("https://stately.ai/inspect")'), 'index.js knows an inspector elsewhere'],
  ['text that is run', script('new Function("x")'), 'index.js runs text as a program'],
  ['a script that prints', script('console.log(1)'), 'index.js prints to the console'],
  ['what tests are made of', madeFrom('index.js', AXE), `index.js is made from ${AXE}`],
  ['code that watches', madeFrom('index.js', WATCH), 'index.js can be watched'],
  ['the key of commands', script('get("a.key")'), 'index.js knows "a.key"'],
];

describe('F-90 the check of a production build', () => {
  it('is content with a build in order', () => {
    expect(complaints(sound())).toEqual([]);
  });

  it.each(BREAKS)('finds %s', (_name, breakIt, complaint) => {
    const build = sound();
    breakIt(build);
    expect(complaints(build).map((found) => found.replace(/\d{6,} bytes/, 'N bytes'))).toEqual([complaint]);
  });

  it('counts each file of a first visit once, also what only the page names', () => {
    const build = sound();
    expect(firstLoad(build).toSorted()).toEqual(['first.js', 'index.js', 'landing.css', 'landing.js', 'react.js']);
    expect(weights(build).css).toBeLessThan(weights(build).js);
  });
});
