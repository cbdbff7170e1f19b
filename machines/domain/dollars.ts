import { normalizeText } from './text.ts';

/** The result of parsing a typed amount; cents are rounded to whole dollars (R17.4). */
export type ParsedDollars =
  | { readonly kind: 'amount'; readonly dollars: number; readonly isRounded: boolean }
  | { readonly kind: 'nothing' }
  /** The last separator could be a thousands separator or a decimal point. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [thousands: number, cents: number] }
  | { readonly kind: 'unclear' };

const CURRENCY = String.raw`(?:us ?\$|\$ ?us|usd|\$)`;
const PERIOD = String.raw`(?:(?:per|a|each|/) ?(?:month|mo)|monthly)`;
const AMOUNT = new RegExp(
  `^${CURRENCY}? ?(?<number>\\d[\\d., ']*?|\\.\\d+) ?(?<unit>k|thousand|m|million)?` +
    ` ?(?:${CURRENCY}|(?:us )?dollars?)? ?${PERIOD}?[.,]?$`,
);
const NOTHING = new RegExp(`^${CURRENCY}?[.,]?$`);
const EXPONENTS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, million: 6 };

/** Parses amounts such as `$50,000`, `50 000`, `50k`, `1.2M`, `1.500,50` (R17.4, R20.3). */
export function parseDollars(text: string): ParsedDollars {
  const typed = normalizeText(text).toLowerCase();
  if (NOTHING.test(typed)) return { kind: 'nothing' };
  const { number = '', unit = '' } = AMOUNT.exec(typed)?.groups ?? {};
  const [amount, alternative] = readingsOf(number).map((decimal) => Number(`${decimal}e${EXPONENTS[unit] ?? 0}`));
  if (amount === undefined) return { kind: 'unclear' };
  if (alternative !== undefined) {
    return Number.isSafeInteger(amount) ? { kind: 'ambiguous', readings: [amount, alternative] } : { kind: 'unclear' };
  }
  const dollars = Math.round(amount);
  return { kind: 'amount', dollars, isRounded: dollars !== amount };
}

const GROUPED_BY_SPACES = /^\d{1,3}([ '])\d{3}(?:\1\d{3})*(?=(?:[.,]\d{1,2})?$)/;
const GROUPED_BY_PERIODS = /^\d{1,3}(?:\.\d{3})+$/;
const LAST_SEPARATOR = /^(?<whole>.*)(?<separator>[.,])(?<last>\d+)$/;
const MAX_CENT_DIGITS = 2;
const GROUP_DIGITS = 3;

/** Returns every possible meaning of a number. Allows misplaced commas, which are common during editing. */
function readingsOf(number: string): readonly string[] {
  const plain = number.replace(GROUPED_BY_SPACES, digitsOf);
  if (/[ ']/.test(plain)) return [];
  const { whole = plain, separator = '', last = '' } = LAST_SEPARATOR.exec(plain)?.groups ?? {};
  const [grouped, decimal] = [`${digitsOf(whole)}${last}`, `${digitsOf(whole)}.${last}`];
  const couldBeCents = last.length <= MAX_CENT_DIGITS;
  if (separator === '') return /^\d+$/.test(plain) ? [plain] : [];
  if (separator === '.') {
    if (whole.includes('.')) return GROUPED_BY_PERIODS.test(plain) ? [grouped] : [];
    if (whole.includes(',') && !/,\d{3,}$/.test(whole)) return [];
    return last.length === GROUP_DIGITS ? [grouped, decimal] : [decimal];
  }
  if (whole.includes('.')) return GROUPED_BY_PERIODS.test(whole) && couldBeCents ? [decimal] : [];
  const couldBeGroup = whole.includes(',') || whole.length <= GROUP_DIGITS;
  if (couldBeGroup) return couldBeCents ? [grouped, decimal] : [grouped];
  if (couldBeCents) return [decimal];
  return last.length === GROUP_DIGITS ? [grouped] : [grouped, decimal];
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
