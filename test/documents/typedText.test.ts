import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DocumentFonts, lettersOf, readFonts } from '#src/documents/fonts.ts';
import { PAGE, STYLE } from '#src/documents/style.ts';
import { createTaggedPdf } from '#src/documents/taggedPdf.ts';
import { expectInsideMargins } from './pdfChecks.ts';
import { readPdf, readServedFile, SOURCES, removeSpaces, textOfTags } from './readPdf.ts';

const ABOUT = { header: 'Header', footer: 'Footer', title: 'Title' };
const NARROW = 60;

const TYPED: readonly (readonly [script: string, typed: string])[] = [
  ["letters in the product's fonts", 'Zoë Ångström-O’Neill'],
  ['Yoruba', 'Adébáyọ̀ Ọọ́ṣẹ́ ń gbọ́'],
  ['rare and decomposed Latin', 'Ŋgaraŋga ɛ̀ n̄ q̃ ǅ ƙ José'],
  ['Greek', 'Ελένη Ἀθηνᾶ ᾳ'],
  ['Cyrillic', 'Ірина Ґалаґан Щёголев Ӂ г̑'],
  ['Persian with its joiner', 'می‌خواهم'],
  ['Arabic with a number and Latin', 'شركة النور 12 للتجارة Acme'],
  ['Hebrew with brackets', 'דנה כהן (בע"מ) 2024'],
  ['Latin with a Hebrew word', 'Acme Media and Partners דנה'],
  ['Devanagari', 'प्रिया शर्मा क्षि'],
  ['Thai', 'สมชาย ใจดี'],
  ['Chinese', '李 Li 欧阳小明 𠮷'],
  ['Korean', '김철수'],
  ['emoji', 'Ana 👩‍👩‍👧‍👦 🇫🇷 1️⃣ ❤️ 🧑🏽‍🎨'],
];

let fonts: DocumentFonts;

/** Writes each paragraph below the previous one, by default across the full width between the margins. */
async function write(paragraphs: readonly string[], width: number = PAGE.width - PAGE.left - PAGE.right) {
  const sheet = createTaggedPdf(ABOUT, fonts);
  let y: number = PAGE.top;
  for (const text of paragraphs) y = sheet.addText(sheet.root, 'P', text, STYLE.cell, { x: PAGE.left, y, width });
  return sheet.finish();
}

/** Returns the visible characters, sorted, because line breaks reorder text that mixes directions. */
function charactersOf(text: string): string {
  const characters = Array.from(removeSpaces(text.normalize('NFC')));
  return characters
    .filter((character) => !/[\p{Cf}\p{Cc}]/u.test(character))
    .toSorted()
    .join('');
}

beforeAll(async () => {
  fonts = await readFonts(SOURCES, TYPED.map(([, typed]) => typed).join('\n'));
});

describe('Typed text in a document', () => {
  it('can be extracted as typed in every sample script (R20.6)', async () => {
    const paragraphs = TYPED.map(([, typed]) => typed);
    const pdf = await readPdf(await write(paragraphs));
    expect(pdf.tagged.map((text) => text.normalize('NFC'))).toEqual(
      paragraphs.map((text) => `P ${text}`.normalize('NFC')),
    );
    expectInsideMargins(pdf, ABOUT.footer);
  });

  it('becomes an image if no font has its letters (R20.6)', async () => {
    const { inkShares } = await readPdf(await write(['Zoë', '李 Li', 'דנה']));
    expect(inkShares).toHaveLength(2);
  });

  it.each(TYPED)('stays complete in narrow lines with long words: %s (R20.6)', async (_script, typed) => {
    const long = `${typed} ${typed.replaceAll(' ', '').repeat(4)}`;
    const { tagged, boxes } = await readPdf(await write([long], NARROW));
    expect(charactersOf(tagged.join('').slice(2))).toBe(charactersOf(long));
    const body = boxes.filter(({ bottom }) => bottom > 60 && bottom < 730);
    expect(body.filter(({ right }) => right > PAGE.left + NARROW + 1)).toEqual([]);
  });

  it('keeps its tags across page breaks (R20.6)', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`);
    const pdf = await readPdf(await write([lines.join('\n')]));
    expect(pdf.pages).toHaveLength(3);
    expect(textOfTags(pdf)).toBe(removeSpaces(lines.join('')));
  });
});

describe('The document fonts', () => {
  it('need only three files and no painter for common letters (R20.6)', async () => {
    const read = vi.fn(readServedFile);
    const loadPainter = vi.fn(SOURCES.loadPainter);
    await readFonts({ read, loadPainter }, 'Zoë');
    expect(read).toHaveBeenCalledTimes(3);
    expect(loadPainter).not.toHaveBeenCalled();
  });

  it('throw an error for a letter that nothing can draw (R20.6)', async () => {
    const sheet = createTaggedPdf(ABOUT, await readFonts({ read: readServedFile }, '李'));
    expect(() => sheet.heightOf('李', STYLE.cell, 100)).toThrow('nothing to paint them with');
  });
});

it.each([
  ['a letter with diacritics', 'Ọ̀a', [['Ọ̀', 'a']]],
  ['an emoji sequence', '👩‍👩‍👧x', [['👩‍👩‍👧', 'x']]],
  ['a joiner that shapes a letter', 'می‌خ', [['م', 'ی‌', 'خ']]],
  ['a tab and a wide space', 'a\tb\u3000c', [['a', ' ', 'b', ' ', 'c']]],
  ['all kinds of line breaks', 'a\r\nb\u2028c', [['a'], ['b'], ['c']]],
  ['a zero-width space, a soft hyphen and direction marks', 'a\u200bb\u00adc\u200ed\u202e', [['a', 'b', 'c', 'd']]],
  ['a byte order mark, a bell character and a filler', '\ufeffa\u0007b\u3164', [['a', 'b']]],
  ['a lone surrogate and a private-use character', 'a\ud800b\ue000', [['a', '\ufffd', 'b', '\ufffd']]],
])('Typed text is split into letters: %s (R20.6)', (_, text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});
