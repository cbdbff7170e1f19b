import { describe, expect, it } from 'vitest';
import { faultDocument, misquoted, provedFaults } from './faultTable.ts';

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
});
