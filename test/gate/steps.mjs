import { countPlaywright, countVitest } from './counts.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const FOLDERS = ['machines', 'src', 'test', 'vite.config.ts'];
const VITEST_REPORT = '.reports/vitest.json';
const BUILT_PAGE = 'dist/index.html';
const PLAYWRIGHT_REPORT = '.reports/playwright.json';
const DEMONSTRATION = '.reports/demonstration';
const bin = (name) => `node_modules/.bin/${name}`;
const build = (...flags) => [bin('vite'), 'build', '--logLevel', 'warn', ...flags];

/**
 * The gate's steps in their order: a command, what it needs of an earlier step, what is deleted before it (an old
 * report or build must never stand in for a new one) and, for a step that runs tests, its report, how to count it and what failed in it.
 */
export const steps = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), ...FOLDERS] },
  { name: 'types', command: [bin('tsc')] },
  { name: 'imports', command: [process.execPath, 'test/gate/deps.mjs'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'lockfile', command: [process.execPath, 'test/gate/lockfile.mjs'] },
  {
    name: 'unit + screens',
    command: [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    remove: VITEST_REPORT,
    report: VITEST_REPORT,
    count: countVitest,
    failures: vitestFailures,
  },
  { name: 'build', command: build(), remove: 'dist' },
  { name: 'no commands', command: [process.execPath, 'test/gate/production.mjs'], needs: BUILT_PAGE },
  { name: 'notices', command: [process.execPath, 'test/gate/notices.mjs'], needs: BUILT_PAGE },
  {
    name: 'demonstration',
    command: build('--mode', 'demonstration', '--outDir', DEMONSTRATION),
    remove: DEMONSTRATION,
  },
  { name: 'size', command: [process.execPath, 'test/gate/size.mjs'], needs: BUILT_PAGE },
  {
    name: 'browser',
    command: [bin('playwright'), 'test', '--config', 'test/e2e/playwright.config.ts'],
    needs: BUILT_PAGE,
    remove: PLAYWRIGHT_REPORT,
    report: PLAYWRIGHT_REPORT,
    count: countPlaywright,
    failures: playwrightFailures,
  },
  { name: 'faults', command: [process.execPath, 'test/gate/faults.mjs'], needs: PLAYWRIGHT_REPORT },
];
