import { visibleText } from './text.ts';

/** The document id shown to the creator, from a whole number below 1,000,000 (R12.1). */
export function documentIdOf(documentNumber: number): string {
  return `CCA-${documentNumber}`;
}

/** Whether a typed name looks like a full one, of more than one word; nothing waits for it (R12.4). */
export function isFullName(text: string): boolean {
  return text.split(/\s/).filter(isSignature).length > 1;
}

/** Tells whether a typed signature has anything visible in it (R12.4). */
export function isSignature(text: string): boolean {
  return visibleText(text) !== '';
}
