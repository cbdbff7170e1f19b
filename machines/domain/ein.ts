export type EinProblem = 'missing' | 'malformed';

const EIN_PATTERN = /^(?:\d{2}-\d{7}|\d{9})$/;
const PREFIX_DIGITS = 2;
const SHOWN_DIGITS = 4;
const HIDDEN_DIGIT = '•';

/** Why an employer identification number is not acceptable, or null: two digits, a hyphen, seven digits, or nine digits (R9.2). */
export function einProblem(ein: string): EinProblem | null {
  const trimmed = ein.trim();
  if (trimmed === '') return 'missing';
  return EIN_PATTERN.test(trimmed) ? null : 'malformed';
}

/** An acceptable number as two digits, a hyphen and seven digits; any other text as it is (R9.2). */
export function formatEin(ein: string): string {
  if (einProblem(ein) !== null) return ein;
  const digits = ein.replaceAll(/\D/g, '');
  return `${digits.slice(0, PREFIX_DIGITS)}-${digits.slice(PREFIX_DIGITS)}`;
}

/** The number as it is shown to somebody who may look over a shoulder: every digit but the last four is a dot (R9.2). */
export function maskEin(ein: string): string {
  const shown = formatEin(ein);
  let remainingDigits = shown.replaceAll(/\D/g, '').length;
  return shown.replaceAll(/\d/g, (digit) => {
    remainingDigits -= 1;
    return remainingDigits < SHOWN_DIGITS ? digit : HIDDEN_DIGIT;
  });
}
