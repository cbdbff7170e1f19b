/** Takes no room or has no form: direction marks, joiners, soft hyphens, fillers, controls, the placeholder of a dictated word. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]|(?!\p{White_Space})\p{Cc}/gu;
/** The forms in which East Asian keyboards type Latin letters, digits and signs. */
const WIDE_AND_SMALL_FORMS = /[\uFE50-\uFE6F\uFF00-\uFFEF]+/g;
/** Among them the blanks of Braille and of musical notation. */
const BLANKS = /[\p{White_Space}\u2800\u{1D159}]+/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Among them the long vowel sign that a Japanese keyboard types for a hyphen between digits. */
const DASHES = /[\p{Pd}\u02D7\u2043\u207B\u208B\u2212\u23AF\u2500\u2796]|(?<=\p{Nd})\u30FC(?=\p{Nd})/gu;
const APOSTROPHES = /[\u0060\u00B4\u02B9\u02BB-\u02BD\u02C8\u05F3\u2018-\u201B\u2032\u2035\u2039\u203A\uA78C]/g;
const QUOTES = /[\u00AB\u00BB\u02BA\u05F4\u201C-\u201F\u2033\u2036\u301D-\u301F]/g;
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '\u060C': ',', '\u066A': '%', '\u066B': '.', '\u066C': ',' };

/**
 * Returns the text to compare, validate or compute with, so that what looks right is right: composed, without invisible
 * characters and surrounding blanks, with plain blanks, digits, hyphens and quotes. What is shown and saved stays as
 * typed, because joiners shape the letters of some scripts (R20.1).
 */
export function normalizeText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE_AND_SMALL_FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .replace(DASHES, '-')
    .replace(DIGITS, plainDigit)
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(/[\u060C\u066A-\u066C]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
    .replace(BLANKS, ' ')
    .trim();
}

/** A decimal digit as 0 to 9. Unicode lists the ten digits of each script in a row, so their number in a row tells the value. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** The text without surrounding blanks, or nothing where no character of it can be seen (R9.4, R12.4). */
export function visibleText(text: string): string {
  return normalizeText(text) === '' ? '' : text.trim();
}

/** Whether a typed name looks like a full one, of more than one word; nothing waits for it (R12.4). */
export function isFullName(name: string): boolean {
  return normalizeText(name).includes(' ');
}

/** A name reduced for comparison: without letter case, accents and blanks (R12.4, R20.1). */
export function comparableName(name: string): string {
  return normalizeText(name)
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]| /g, '');
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const VALID_EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** Whether this is a valid e-mail address as the HTML standard has it, which is the answer of an email field (R4.1). */
export function isValidEmail(text: string): boolean {
  return VALID_EMAIL.test(text);
}
