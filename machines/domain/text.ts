/** Direction marks, joiners, soft hyphens, fillers, controls, and the placeholder of a dictated word. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]|(?!\p{White_Space})\p{Cc}/gu;
/** Latin letters, digits and punctuation as East Asian keyboards type them. */
const WIDE_AND_SMALL_FORMS = /[\uFE50-\uFE6F\uFF00-\uFFEF]+/g;
/** Includes the spaces of Braille and musical notation. */
const BLANKS = /[\p{White_Space}\u2800\u{1D159}]+/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Includes the long vowel sign that Japanese keyboards type instead of a hyphen between digits. */
const DASHES = /[\p{Pd}\u02D7\u2043\u207B\u208B\u2212\u23AF\u2500\u2796]|(?<=\p{Nd})\u30FC(?=\p{Nd})/gu;
const APOSTROPHES = /[\u0060\u00B4\u02B9\u02BB-\u02BD\u02C8\u05F3\u2018-\u201B\u2032\u2035\u2039\u203A\uA78C]/g;
const QUOTES = /[\u00AB\u00BB\u02BA\u05F4\u201C-\u201F\u2033\u2036\u301D-\u301F]/g;
const ARABIC_PUNCTUATION: Readonly<Record<string, string>> = {
  '\u060C': ',',
  '\u066A': '%',
  '\u066B': '.',
  '\u066C': ',',
};

/**
 * Normalizes text for comparison and validation: composed and trimmed, without invisible characters, with ASCII spaces,
 * digits, hyphens and quotes. Displayed and saved text stays as typed, because some scripts need joiners (R20.1).
 */
export function normalizeText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE_AND_SMALL_FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .replace(DASHES, '-')
    .replace(DIGITS, toAsciiDigit)
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(/[\u060C\u066A-\u066C]/g, (mark) => ARABIC_PUNCTUATION[mark] ?? mark)
    .replace(BLANKS, ' ')
    .trim();
}

/** Unicode lists the ten digits of each script in order, so the distance to the first one is the value. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Trims the text; returns an empty string if none of it is visible (R9.4, R12.4). */
export function visibleText(text: string): string {
  return normalizeText(text) === '' ? '' : text.trim();
}

export function isFullName(name: string): boolean {
  return normalizeText(name).includes(' ');
}

/** Folds case, and removes accents and spaces (R12.4, R20.1). */
export function comparableName(name: string): string {
  return normalizeText(name)
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]| /g, '');
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const VALID_EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** Validates like an HTML email field (R4.1). */
export function isValidEmail(text: string): boolean {
  return VALID_EMAIL.test(text);
}
