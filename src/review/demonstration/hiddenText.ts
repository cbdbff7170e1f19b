import { formatFileSize } from '#src/content/format.ts';

/** Placeholders for values that must not be published. */
export const HIDDEN_TEXT = {
  number: '(number)',
  text: (length: number) => `(text, ${length} ${length === 1 ? 'character' : 'characters'})`,
  file: (bytes: number) => `(file, ${formatFileSize(bytes)})`,
  unknownAddress: '(unknown address)',
} as const;
