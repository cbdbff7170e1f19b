const machines = (name, tests, mutate) => ({ name, group: 'machines', tests, mutate });
const CHART = ['machines/journey/states/**/*.ts', 'machines/journey/machine.ts'];

/**
 * What is changed, and which tests have to notice. `npm run mutate` changes machines: each part is judged by tests of its
 * own, which take seconds. Of the state files and machine.ts only the logic is changed: the chart itself is a table, which
 * generated mutants of the whole chart judge. Left out is what walks the chart, machines/graph/{exploration,paths}: whether it
 * walks aright is told by the approved paths, the counts and those mutants, which take half a minute for each change.
 *
 * `npm run mutate:src` changes what runs in the browser, judged by the unit and screen tests. Of screens and documents only the
 * logic is changed: `logicOnly` leaves out texts, lists and objects, which are words and looks. Not changed are
 * - main.tsx, bridgeUrl.ts and the entry points of the build, which only a browser can judge, and watchDay.ts, whose
 *   tests need a time zone that a thread cannot have;
 * - app/theme, which is numbers and colors.
 */
export const PARTS = [
  machines('domain', ['test/domain/**/*.test.ts'], ['machines/domain/**/*.ts', 'machines/constants.ts']),
  machines('journey', ['test/journey/**/*.test.ts'], ['machines/journey/**/*.ts', ...CHART.map((file) => `!${file}`)]),
  { ...machines('states', ['test/journey/**/*.test.ts', 'test/graph/properties.test.ts'], CHART), logicOnly: true },
  machines(
    'model',
    ['test/visualizer/model/*.test.ts', 'test/visualizer/comparison/*.test.ts'],
    ['machines/graph/model/**/*.ts'],
  ),
  machines(
    'graph',
    ['test/graph/{docs,guardText,lint,nodes}.test.ts', 'test/visualizer/model/*.test.ts'],
    ['machines/graph/*.ts'],
  ),
  {
    name: 'sessions',
    group: 'machines',
    environment: 'jsdom',
    tests: [
      'test/visualizer/sessions/*.test.ts',
      'test/visualizer/{live,playback,simulation}/*.test.{ts,tsx}',
      'test/visualizer/viewer/machine.test.ts',
    ],
    mutate: ['machines/graph/sessions/**/*.ts'],
  },
  {
    name: 'persistence',
    group: 'machines',
    tests: [
      'test/journey/{persistence,savedJourney,saving,timedScreen}.test.ts',
      'test/services/persistence/*.test.ts',
    ],
    mutate: ['machines/persistence/**/*.ts'],
  },
  {
    name: 'services',
    group: 'src',
    tests: [
      'test/services/{createServices,inputStore,storage,watchTime,persistence/*}.test.ts',
      'test/app/createJourney.test.ts',
      'test/faults/{storage/{sessionKeys,versions},tabs/*,uploads/content}.test.ts',
    ],
    mutate: ['src/services/**/*.ts', '!src/services/watchDay.ts'],
  },
  {
    name: 'build',
    group: 'src',
    tests: ['test/build/*.test.ts', 'test/architecture/serving.test.ts', 'test/visualizer/proof/proof.test.ts'],
    mutate: ['src/build/**/*.ts'],
  },
  {
    name: 'app',
    group: 'src',
    environment: 'jsdom',
    tests: [
      'test/app/**/*.test.{ts,tsx}',
      'test/faults/{render,tabs,assets}/**/*.test.{ts,tsx}',
      'test/visualizer/live/*.test.ts',
    ],
    mutate: ['src/app/**/*.{ts,tsx}', '!src/app/{bridgeUrl.ts,entry/**,theme/**}'],
  },
  {
    name: 'documents',
    group: 'src',
    logicOnly: true,
    tests: ['test/documents/**/*.test.ts'],
    mutate: ['src/documents/**/*.ts', '!src/documents/makeForms.ts', '!src/documents/extension/**'],
  },
  {
    name: 'screens',
    group: 'src',
    environment: 'jsdom',
    logicOnly: true,
    tests: ['test/screens/**/*.test.tsx', 'test/app/partMissing.test.tsx'],
    mutate: ['src/{screens,journey}/**/*.{ts,tsx}', '!src/screens/registry.ts'],
  },
];

/** The share of mutants, in percent, that the tests must notice at least: over all of a group, and in each of its folders. */
export const LEAST_PERCENT = { machines: { all: 95, folder: 80 }, src: { all: 80, folder: 0 } };
