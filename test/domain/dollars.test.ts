import { describe, expect, it } from 'vitest';
import { parseDollars } from '#machines/domain/dollars.ts';

describe('Typed amount', () => {
  it.each<[number, ...string[]]>([
    [500, '500', '000500'],
    [1500, '1500', '$1,500', '1500.'],
    [50_000, '$ 50,000.00', 'US$ 50,000', 'USD 50,000', '50,000 USD', '50,000 US dollars', '50,000$', '$50,000.'],
    [50_000, '$50,000 per month', '$50k/mo', '50,000 monthly', '50k', '50 K', '50 thousand', '50000.00'],
    [50_000, '50 000', '50\u00A0000', "50'000", '٥٠٬٠٠٠', '\u202A$50,000\u202C\t', '50,000,'],
    [25_000, '２５０００', '＄２５，０００'],
    [5500, '5.5k'],
    [1_150_000, '1.15M'],
    [1_200_000, '1.2M', '1.2 million', '1’200’000.00'],
    [1_500_000, '1,500,000', '1\u202F500\u202F000', '1.500.000'],
    [2_500_000, '25,00,000'],
    // Digits were added or deleted between the commas (R20.2).
    [120_034, '$1,20034'],
    [1000, '$1,,000'],
    [1_200_000, '$1200,000'],
  ])('is parsed as %d dollars (R17.4, R20.2, R20.3)', (dollars, ...inputs) => {
    const amount = { kind: 'amount', dollars, isRounded: false };
    expect(inputs.map((input) => [input, parseDollars(input)])).toEqual(inputs.map((input) => [input, amount]));
  });

  it.each([
    ['1500.49', 1500],
    ['1500.50', 1501],
    ['.5', 1],
    ['1.500,50', 1501],
    ['1500,50', 1501],
    ['1 500,50', 1501],
    ['1.500.000,49 $', 1_500_000],
  ])('%j is rounded to %d dollars (R17.4)', (text, dollars) => {
    expect(parseDollars(text)).toEqual({ kind: 'amount', dollars, isRounded: true });
  });

  it.each([
    ['50.000', [50_000, 50]],
    ['1.500', [1500, 1.5]],
    ['1,500.000', [1_500_000, 1500]],
    ['1.250M', [1_250_000_000, 1_250_000]],
    ['1,50', [150, 1.5]],
    ['150,50', [15_050, 150.5]],
    ['1,234,5', [12_345, 1234.5]],
    ['1500,5000', [15_005_000, 1500.5]],
  ])('%j has two readings, %j (R20.3)', (text, readings) => {
    expect(parseDollars(text)).toEqual({ kind: 'ambiguous', readings });
  });

  it.each(['', ' ', '\u200B', '$', 'US$', '.', ','])('%j counts as empty (R20.3)', (text) => {
    expect(parseDollars(text)).toEqual({ kind: 'nothing' });
  });

  const RANGES = ['10,000 to 20,000', '$10,000-$20,000', '10–20k', '10,000 20,000', '10,000, 20,000', '10k / 20k'];
  const NOT_AMOUNTS = ['abc', 'x', 'k', 'per month', '12.05.2024', '1e5', '25x000', '50 00', '1500..50', '1,50.00'];
  const MISGROUPED = ['1500..', '1,500,50.00', '1.50,00', '1.500,500'];
  const UNSUPPORTED = ['-5000', '(5,000)', '−5,000', '€50,000', '£50k', '120,000 per year', '50%'];
  it.each([...RANGES, ...NOT_AMOUNTS, ...MISGROUPED, ...UNSUPPORTED])('%j is unclear (R20.3)', (text) => {
    expect(parseDollars(text)).toEqual({ kind: 'unclear' });
  });

  it('can have any length (R20.3)', () => {
    expect(parseDollars('9'.repeat(25))).toEqual({ kind: 'amount', dollars: 1e25, isRounded: false });
    expect(parseDollars('9'.repeat(400))).toEqual({ kind: 'amount', dollars: Infinity, isRounded: false });
    expect(parseDollars('1,1'.repeat(5000))).toEqual({ kind: 'unclear' });
    expect(parseDollars('1 '.repeat(5000))).toEqual({ kind: 'unclear' });
  });
});
