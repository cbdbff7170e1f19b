import { describe, expect, it } from 'vitest';
import { playwrightFaults, testedFaults, unprovedFaults, vitestFaults } from './faults.mjs';

describe('The proof of the faults', () => {
  it('takes the ids from the headings of the document', () => {
    expect(testedFaults('# Faults\n\n## F-01 one\n\n- F-02 is no heading\n\n## F-03 three\n')).toEqual([
      'F-01',
      'F-03',
    ]);
  });

  it('finds the tests of a fault in both reports, by the title of their group', () => {
    const unit = {
      testResults: [
        {
          assertionResults: [
            { ancestorTitles: ['F-01 one'], status: 'passed' },
            { ancestorTitles: ['else'], status: 'passed' },
          ],
        },
      ],
    };
    const group = { title: 'F-03 three', specs: [{ ok: false }] };
    const browser = { suites: [{ title: 'file.spec.ts', specs: [{ ok: true }], suites: [group] }] };
    expect([...vitestFaults(unit), ...playwrightFaults(browser)]).toEqual([
      { id: 'F-01', passed: true },
      { id: 'F-03', passed: false },
    ]);
  });

  it('names what failed and what did not run', () => {
    const tests = [
      { id: 'F-01', passed: true },
      { id: 'F-03', passed: true },
      { id: 'F-03', passed: false },
    ];
    expect(unprovedFaults(['F-01', 'F-02', 'F-03'], tests)).toEqual(['F-02', 'F-03']);
  });
});
