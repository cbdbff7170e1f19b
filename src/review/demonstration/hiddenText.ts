import { formatFileSize } from '#src/content/format.ts';

/** Shown in place of values that the product keeps to itself. */
export const HIDDEN_TEXT = {
  number: '(number)',
  text: (letters: number) => `(text, ${letters} ${letters === 1 ? 'letter' : 'letters'})`,
  file: (bytes: number) => `(file, ${formatFileSize(bytes)})`,
  unknownAddress: '(an address without a screen)',
} as const;
