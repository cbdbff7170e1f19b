const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const VALID_EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** Whether this is a valid e-mail address as the HTML standard has it, which is the answer of an email field (R4.1). */
export function isValidEmail(text: string): boolean {
  return VALID_EMAIL.test(text);
}
