/**
 * What is changed, and which tests have to notice. `npm run mutate` changes machines: each part is judged by the tests of
 * its own folder, which take seconds. Not changed are
 * - the state files and machine.ts, which hold no code but the chart: the generated mutants of the whole chart judge it;
 * - vocabulary/base.ts, which holds types and the names of the ports;
 * - what walks the chart in machines/graph/{exploration,properties,paths}: it is itself a proof and takes seconds a run;
 *   that each property can fail is shown by the mutants of the whole chart too.
 *
 * `npm run mutate:src` changes what runs in the browser, judged by the unit and screen tests. Of screens and documents only the
 * logic is changed: `logicOnly` leaves out texts, lists and objects, which are words and looks. Not changed are
 * - main.tsx, UrlBridge.tsx and the entry points of the build, which only a browser can judge, and watchDay.ts, whose
 *   tests need a time zone that a thread cannot have;
 * - app/theme, which is numbers and colors.
 */
export const PARTS = [
  {
    name: 'domain',
    group: 'machines',
    tests: ['test/domain/**/*.test.ts'],
    mutate: ['machines/domain/**/*.ts', 'machines/constants.ts'],
  },
  {
    name: 'journey',
    group: 'machines',
    tests: ['test/journey/**/*.test.ts'],
    mutate: [
      'machines/journey/**/*.ts',
      '!machines/journey/states/**',
      '!machines/journey/machine.ts',
      '!machines/journey/vocabulary/base.ts',
    ],
  },
  {
    name: 'graph',
    group: 'machines',
    tests: ['test/graph/{docs,guardText,lint,markdown,nodes,toGraph}.test.ts'],
    mutate: ['machines/graph/*.ts'],
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
      'test/services/{keep,outside,storage,watchTime,persistence/*}.test.ts',
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
    mutate: ['src/app/**/*.{ts,tsx}', '!src/app/{UrlBridge.tsx,entry/**,theme/**}'],
  },
  {
    name: 'documents',
    group: 'src',
    logicOnly: true,
    tests: ['test/documents/**/*.test.ts'],
    mutate: ['src/documents/**/*.ts', '!src/documents/{extension,writeForms}*', '!src/documents/extension/**'],
  },
  {
    name: 'screens',
    group: 'src',
    environment: 'jsdom',
    logicOnly: true,
    tests: ['test/screens/**/*.test.tsx', 'test/app/partGone.test.tsx'],
    mutate: ['src/{screens,journey}/**/*.{ts,tsx}', '!src/screens/registry.ts'],
  },
];

/** The share of mutants, in percent, that the tests must notice at least: over all of a group, and in each of its folders. */
export const LEAST_PERCENT = { machines: { all: 98, folder: 90 }, src: { all: 80, folder: 0 } };
