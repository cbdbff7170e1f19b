import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { candidates, installers } from './chromium.mjs';
import { countPlaywright, countStep, countVitest, lastLine, sum } from './counts.mjs';
import { runGate, summaryTable } from './run.mjs';
import {
  earlyComplaints,
  firstLoadFiles,
  pageComplaints,
  screenComplaints,
  viewerComplaints,
  weightComplaints,
} from './size.mjs';

describe('counting', () => {
  it('counts the tests of a unit run', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest({ numPassedTests: 7, numFailedTests: 1, testResults: [file] })).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const file = { status: 'failed', assertionResults: [] };
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [file] })).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('counts the tests of a browser run, unsteady ones as failed', () => {
    const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 3 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 4 });
  });

  it('takes a run of no test, or one without a report, for a failure', () => {
    const none = { passed: 0, failed: 1 };
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] })).toEqual(none);
    expect(countVitest(undefined)).toEqual(none);
    expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 }, errors: [] })).toEqual(none);
    expect(countPlaywright(undefined)).toEqual(none);
  });

  it('adds one failure for each failed step and never says 0 failed for a failed one', () => {
    const counts = [
      { ok: true },
      { ok: false },
      { ok: true, tests: { passed: 5, failed: 0 } },
      { ok: false, tests: { passed: 3, failed: 0 } },
      { ok: false, tests: { passed: 2, failed: 4 } },
    ].map(countStep);
    expect(counts.map(lastLine)).toEqual([
      '0 passed, 0 failed',
      '0 passed, 1 failed',
      '5 passed, 0 failed',
      '3 passed, 1 failed',
      '2 passed, 4 failed',
    ]);
    expect(lastLine(sum(counts))).toEqual('10 passed, 6 failed');
  });
});

describe('running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  const script = (code) => [process.execPath, '-e', code];
  const count = (report) => report ?? { passed: 0, failed: 1 };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs every step after a failed one and tells only what the failed one said', async () => {
    const told = [];
    const steps = [
      { name: 'sound', command: script('console.log("all is well")') },
      { name: 'broken', command: script('console.log("a complaint"); process.exit(3)') },
      { name: 'absent', command: ['no-such-program'] },
      { name: 'unready', command: script(''), needs: 'no-such-file' },
      { name: 'last', command: script('') },
    ];
    const results = await runGate(steps, folder, (text) => told.push(text));
    expect(results.map(({ name, ok }) => [name, ok])).toEqual([
      ['sound', true],
      ['broken', false],
      ['absent', false],
      ['unready', false],
      ['last', true],
    ]);
    expect(told).toEqual([
      '\n--- broken failed ---\na complaint\n',
      '\n--- absent failed ---\nError: spawn no-such-program ENOENT\n',
      '\n--- unready failed ---\nnot run: no-such-file is missing\n',
    ]);
  });

  it('never counts the report of an earlier run', async () => {
    writeFileSync(join(folder, 'old.json'), '{ "passed": 9, "failed": 0 }');
    const step = { name: 'tests', command: script(''), remove: 'old.json', report: 'old.json', count };
    const [result] = await runGate([step], folder, () => {});
    expect({ ok: result.ok, tests: result.tests }).toEqual({ ok: false, tests: { passed: 0, failed: 1 } });
  });

  it('says in one line a step what became of it', () => {
    const tests = { passed: 12, failed: 0 };
    expect(
      summaryTable([
        { name: 'lint', ok: false, seconds: 1.26 },
        { name: 'unit + screens', ok: true, seconds: 10, tests },
      ]),
    ).toEqual(['FAILED  lint               1.3 s', 'ok      unit + screens    10.0 s  12 passed, 0 failed']);
  });
});

describe('the browser', () => {
  it('is looked for where the setting says, then as a headless shell, as downloaded, as installed', () => {
    const found = candidates({ CHROMIUM_PATH: '/own/chromium', PATH: '/usr/bin' }, '/download/chrome');
    expect(found.slice(0, 6)).toEqual([
      '/own/chromium',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium-headless-shell',
      '/download/chrome',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium',
    ]);
    expect(found).toContain('/usr/bin/google-chrome');
  });

  it('is installed by download, else by package, with sudo for a plain user', () => {
    const programs = (isRoot) => installers(isRoot).map((commands) => commands.map(([program]) => program));
    const packages = installers(true)
      .slice(1)
      .map((commands) => commands.at(-1)?.at(-1));
    expect(programs(true)).toEqual([[process.execPath], ['apt-get', 'env'], ['apt-get', 'env']]);
    expect(programs(false)).toEqual([[process.execPath], ['sudo', 'sudo'], ['sudo', 'sudo']]);
    expect(packages).toEqual(['chromium-headless-shell', 'chromium']);
  });
});

describe('the size of the build', () => {
  const landing = 'src/screens/landing/LandingScreen.tsx';
  const contract = 'src/screens/contract/ContractScreen.tsx';
  const signIrsForm = 'src/screens/signIrsForm/SignIrsFormScreen.tsx';
  const offers = 'src/screens/offers/OffersScreen.tsx';
  const viewer = 'src/components/DocumentPages.tsx';
  const screen = (file, more = {}) => ({ file, isDynamicEntry: true, imports: ['index.html'], ...more });
  const manifest = {
    'index.html': {
      file: 'index.js',
      css: ['index.css'],
      imports: ['_react.js'],
      dynamicImports: [landing, contract, signIrsForm, offers],
    },
    '_react.js': { file: 'react.js' },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
    [landing]: screen('landing.js', { css: ['landing.css'], imports: ['index.html', '_shared.js'] }),
    [offers]: screen('offers.js'),
    [contract]: screen('contract.js', { dynamicImports: [viewer] }),
    [signIrsForm]: screen('sign.js', { dynamicImports: [viewer] }),
    [viewer]: screen('viewer.js', { assets: ['pdf.worker.mjs'] }),
  };
  const modules = { 'viewer.js': ['node_modules/react-pdf/dist/index.js'] };

  it('counts the entry and the landing screen, each file once', () => {
    const files = ['index.css', 'index.js', 'landing.css', 'landing.js', 'react.js', 'shared.css', 'shared.js'];
    const page = '<script src="/index.js"></script><script src="/colors.js"></script>';
    expect(new Set(firstLoadFiles(manifest, page))).toEqual(new Set(['colors.js', ...files]));
    expect(firstLoadFiles(manifest, page)).toHaveLength(files.length + 1);
  });

  it('finds a page without the landing screen, and a file that it asks for too late', () => {
    const links = ['index.css', 'landing.css', 'shared.css', 'landing.js', 'react.js', 'shared.js'];
    const page = `<h1>Now</h1>${links.map((file) => `<link href="/${file}">`).join('')}`;
    expect(pageComplaints(manifest, `${page}<script src="/index.js"></script>`)).toEqual([]);
    expect(pageComplaints(manifest, page.replace('<h1>Now</h1>', ''))).toEqual([
      'index.html does not hold the landing screen',
      'index.html does not ask for index.js',
    ]);
  });

  it('complains above the limits and not at them', () => {
    expect(weightComplaints({ js: 190_000, css: 25_000 })).toEqual([]);
    expect(weightComplaints({ js: 190_100, css: 25_100 })).toEqual([
      'first load: 190.1 kB js, more than 190 kB',
      'first load: 25.1 kB css, more than 25 kB',
    ]);
  });

  it('finds the packages and the worker that came too early', () => {
    expect(earlyComplaints(manifest, modules, '')).toEqual([]);
    const early = {
      ...manifest,
      _shared: {},
      '_react.js': { file: 'react.js', assets: ['assets/pdf.worker.min.mjs'] },
    };
    const confetti = { 'shared.js': ['node_modules/canvas-confetti/dist/confetti.js'] };
    expect(earlyComplaints(early, confetti, '')).toEqual([
      'canvas-confetti is in shared.js of the first load',
      'assets/pdf.worker.min.mjs belongs to the first load',
    ]);
  });

  it('finds a viewer that another screen reaches, and a document screen without one', () => {
    expect(viewerComplaints(manifest, modules)).toEqual([]);
    const open = {
      ...manifest,
      [offers]: screen('offers.js', { dynamicImports: [viewer] }),
      [contract]: screen('contract.js'),
    };
    expect(viewerComplaints(open, modules)).toEqual([
      `the viewer (${viewer}) is reached from another screen`,
      `${contract} does not reach a viewer`,
    ]);
  });

  it('finds a screen that is not a chunk of its own', () => {
    expect(screenComplaints(manifest, [landing, offers])).toEqual([]);
    expect(screenComplaints({ ...manifest, [offers]: { file: 'offers.js' } }, [landing, offers])).toEqual([
      `${offers} is not a chunk of its own`,
    ]);
    expect(screenComplaints(manifest, [])).toEqual(['there is no screen']);
  });
});
