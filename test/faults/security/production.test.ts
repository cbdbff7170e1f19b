import { describe, expect, it } from 'vitest';
import { leftoverComplaints } from '#test/gate/production.mjs';

const FILES = ['index.html', 'assets/base.js', 'assets/viewer.js', 'assets/pdf.worker.min-1a2b.mjs'];
const MODULES = {
  'assets/base.js': ['src/main.tsx', 'node_modules/react/index.js'],
  'assets/viewer.js': ['node_modules/pdfjs-dist/build/pdf.mjs'],
};
const PRINT = 'console.log(1)';

describe('F-90 the production build, as the step "no commands" of the test command looks at it', () => {
  it('is content with scripts of which only the library of documents prints', () => {
    const texts = { 'assets/base.js': 'run()', 'assets/viewer.js': PRINT, 'assets/pdf.worker.min-1a2b.mjs': PRINT };
    expect(leftoverComplaints(FILES, MODULES, texts)).toEqual([]);
  });

  it('finds source maps, served or named', () => {
    const files = [...FILES, 'assets/base.js.map'];
    expect(leftoverComplaints(files, MODULES, { 'assets/base.js': '//# sourceMappingURL=base.js.map' })).toEqual([
      'assets/base.js.map is a source map',
      'assets/base.js names a source map',
    ]);
  });

  it('finds an inspector, text that is run, and a script that prints', () => {
    const text = `open("https://stately.ai/inspect"); new Function("x"); ${PRINT}`;
    expect(leftoverComplaints(FILES, MODULES, { 'assets/base.js': text })).toEqual([
      'assets/base.js knows an inspector elsewhere',
      'assets/base.js runs text as a program',
      'assets/base.js prints to the console',
    ]);
  });

  it('finds what tests are made of', () => {
    const modules = { 'assets/base.js': ['test/support/journeyAt.ts', 'node_modules/axe-core/axe.js'] };
    expect(leftoverComplaints(FILES, modules, {})).toEqual([
      'assets/base.js is made from test/support/journeyAt.ts',
      'assets/base.js is made from node_modules/axe-core/axe.js',
    ]);
  });

  it('does not take no build for a clean one', () => {
    expect(leftoverComplaints([], {}, {})).toEqual(['there is no build']);
  });
});
