/** Blanks, and what takes no room or has no form: joiners, marks of direction and variation, fillers, the blank of Braille. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What can be read of a text: it without blanks around it, or nothing when no character of it is seen (R9.4, R12.4). */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, '') === '' ? '' : text.trim();
}

/** Whether a typed name looks like a full one, of more than one word; nothing waits for it (R12.4). */
export function isFullName(text: string): boolean {
  return text.split(/\s/).filter((word) => visibleText(word) !== '').length > 1;
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const VALID_EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** Whether this is a valid e-mail address as the HTML standard has it, which is the answer of an email field (R4.1). */
export function isValidEmail(text: string): boolean {
  return VALID_EMAIL.test(text);
}
