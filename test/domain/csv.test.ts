import { describe, expect, it } from 'vitest';
import { csvOf } from '#machines/domain/csv.ts';

describe('a table as comma-separated values', () => {
  it('ends every row as the format asks, the last one too, and is empty without rows (R13.4)', () => {
    const [head, row] = [
      ['Payment', 'Amount'],
      ['Payment #1', 475],
    ];
    expect([csvOf([head, row]), csvOf([])]).toEqual(['Payment,Amount\r\nPayment #1,475\r\n', '']);
  });

  it.each([
    ['one, two', '"one, two"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    ['2026-11-21', '2026-11-21'],
    ['a=b', 'a=b'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['@sum', "'@sum"],
    ['-5, and more', '"\'-5, and more"'],
    [-5, '-5'],
  ])('writes the cell %j as %j, never as a formula (R13.4)', (cell, written) => {
    expect(csvOf([[cell]])).toBe(`${written}\r\n`);
  });
});
