const GROUPED_BY_POINTS = /^\D*\d{1,3}(\.\d{3}){2,}\D*$/;
const CENTS_AFTER_COMMA = /^[^,]*\.[^,]*,[^,.]*$|^\D*\d{4,},\d{1,2}\D*$/;

/**
 * What a typed amount stands for in whole dollars, and whether its cents were rounded; null where it has no digit. Commas
 * group, as people in the US write them, and what follows the first point is cents. Elsewhere points group and the comma
 * comes before the cents: 1.500,50 or 1500,50 (R17.4).
 */
export function readDollars(text: string) {
  const [whole, cents] = inParts(text);
  if (whole + cents === '') return null;
  const dollars = Math.round(Number(`${whole}.${cents}`));
  return { dollars, isRounded: Number(cents) > 0 };
}

/** The digits before and after what separates the cents. */
function inParts(text: string): readonly [whole: string, cents: string] {
  if (GROUPED_BY_POINTS.test(text)) return [digitsOf(text), ''];
  const [whole = '', cents = ''] = text.split(CENTS_AFTER_COMMA.test(text) ? ',' : '.');
  return [digitsOf(whole), digitsOf(cents)];
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
