import { formatFileSize } from '#src/content/format.ts';

/** Placeholders for values that must not be published. */
export const HIDDEN_TEXT = {
  number: '(number)',
  text: (letters: number) => `(text, ${letters} ${letters === 1 ? 'letter' : 'letters'})`,
  file: (bytes: number) => `(file, ${formatFileSize(bytes)})`,
  unknownAddress: '(an address without a screen)',
} as const;
