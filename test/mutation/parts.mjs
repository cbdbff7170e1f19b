/**
 * What is changed, and which tests have to notice: each part of machines is judged by the tests of its own folder,
 * which take seconds. Not changed are
 * - the state files and machine.ts, which hold no code but the chart: the generated mutants of the whole chart judge it;
 * - vocabulary/base.ts, which holds types and the names of the ports;
 * - what walks the chart in machines/graph/{exploration,properties,paths}: it is itself a proof and takes seconds a run;
 *   that each property can fail is shown by the mutants of the whole chart too.
 */
export const PARTS = [
  { name: 'domain', tests: 'test/domain/**/*.test.ts', mutate: ['machines/domain/**/*.ts', 'machines/constants.ts'] },
  {
    name: 'journey',
    tests: 'test/journey/**/*.test.ts',
    mutate: [
      'machines/journey/**/*.ts',
      '!machines/journey/states/**',
      '!machines/journey/machine.ts',
      '!machines/journey/vocabulary/base.ts',
    ],
  },
  {
    name: 'graph',
    tests: 'test/graph/{docs,guardText,lint,markdown,nodes,structure,toGraph}.test.ts',
    mutate: ['machines/graph/*.ts'],
  },
];

/** The share of mutants, in percent, that the tests of every part must notice at least. */
export const LEAST_PERCENT = 90;
