import { formatFileSize } from '#src/content/format.ts';

/** What a watched product says of a value that stays in it. */
export const HIDDEN_TEXT = {
  number: '(number)',
  text: (letters: number) => `(text, ${letters} ${letters === 1 ? 'letter' : 'letters'})`,
  file: (bytes: number) => `(file, ${formatFileSize(bytes)})`,
  unknownAddress: '(an address without a screen)',
} as const;
