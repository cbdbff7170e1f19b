export type EinProblem = 'missing' | 'malformed';

const EIN_PATTERN = /^(?:\d{2}-\d{7}|\d{9})$/;

/** Why an employer identification number is not acceptable, or null: two digits, a hyphen, seven digits, or nine digits (R9.2). */
export function einProblem(ein: string): EinProblem | null {
  const trimmed = ein.trim();
  if (trimmed === '') return 'missing';
  return EIN_PATTERN.test(trimmed) ? null : 'malformed';
}
