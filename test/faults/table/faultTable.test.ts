import { describe, expect, it } from 'vitest';
import { faultDocument, misquoted, provedFaults, titlesIn } from './faultTable.ts';

const FAULTS = 83;

describe('The table of faults', () => {
  const rows = provedFaults();

  it('has an outcome for every fault', () => {
    expect(rows).toHaveLength(FAULTS);
    expect(rows.filter(({ outcomes }) => outcomes.length === 0)).toEqual([]);
  });

  it('cites words that stand where it says', () => {
    expect(misquoted()).toEqual([]);
  });

  it('is the one in docs/faults.md', async () => {
    await expect(faultDocument(rows)).toMatchFileSnapshot('../../../docs/faults.md');
  });

  it('reads the titles of a source: the fault, then what is seen', () => {
    const source = `
      test.describe('F-20 it\\'s refused', () => {
        test('says so (R1.1)', () => {});
        for (const name of names) test(\`shows \${name} anew\`, () => {});
      });
      describe('Something else', () => { it('is no fault', () => {}); });`;
    const row = { file: 'one.spec.ts', id: 'F-20', fault: "it's refused" };
    expect(titlesIn('one.spec.ts', source)).toEqual([
      { ...row, outcome: null },
      { ...row, outcome: 'says so (R1.1)' },
      { ...row, outcome: 'shows … anew' },
    ]);
  });
});
