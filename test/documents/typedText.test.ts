import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DocumentFonts, lettersOf, readFonts } from '#src/documents/fonts.ts';
import { PAGE, STYLE } from '#src/documents/style.ts';
import { createTaggedPdf } from '#src/documents/taggedPdf.ts';
import { expectInsideFrame } from './pdfChecks.ts';
import { readPdf, served, SOURCES, unspaced, untagged } from './readPdf.ts';

const ABOUT = { right: 'Right', mark: 'Mark', title: 'Title' };
const NARROW = 60;

const TYPED: readonly (readonly [script: string, typed: string])[] = [
  ['our own letters', 'Zoë Ångström-O’Neill'],
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

/** Writes texts below each other, by default as wide as the page. */
async function write(texts: readonly string[], width: number = PAGE.width - PAGE.left - PAGE.right) {
  const sheet = createTaggedPdf(ABOUT, fonts);
  let y: number = PAGE.top;
  for (const text of texts) y = sheet.text(sheet.root, 'P', text, STYLE.cell, { x: PAGE.left, y, width });
  return sheet.finish();
}

/** The visible characters of a text, sorted, because narrow lines change the order of mixed directions. */
function charactersOf(text: string): string {
  const characters = Array.from(unspaced(text.normalize('NFC')));
  return characters
    .filter((each) => !/[\p{Cf}\p{Cc}]/u.test(each))
    .toSorted()
    .join('');
}

beforeAll(async () => {
  fonts = await readFonts(SOURCES, TYPED.map(([, typed]) => typed).join('\n'));
});

describe('Typed text in a document', () => {
  it('can be read as it was typed, in every script (R20.6)', async () => {
    const texts = TYPED.map(([, typed]) => typed);
    const pdf = await readPdf(await write(texts));
    expect(pdf.tagged.map((text) => text.normalize('NFC'))).toEqual(texts.map((text) => `P ${text}`.normalize('NFC')));
    expectInsideFrame(pdf, ABOUT.mark);
  });

  it('is a picture where no font has its letters (R20.6)', async () => {
    const { inks } = await readPdf(await write(['Zoë', '李 Li', 'דנה']));
    expect(inks).toHaveLength(2);
  });

  it.each(TYPED)('is whole in narrow lines with long words: %s (R20.6)', async (_script, typed) => {
    const long = `${typed} ${typed.replaceAll(' ', '').repeat(4)}`;
    const { tagged, boxes } = await readPdf(await write([long], NARROW));
    expect(charactersOf(tagged.join('').slice(2))).toBe(charactersOf(long));
    const body = boxes.filter(({ bottom }) => bottom > 60 && bottom < 730);
    expect(body.filter(({ right }) => right > PAGE.left + NARROW + 1)).toEqual([]);
  });

  it('continues with its tag on the next page (R20.6)', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`);
    const pdf = await readPdf(await write([lines.join('\n')]));
    expect(pdf.pages).toHaveLength(3);
    expect(untagged(pdf)).toBe(unspaced(lines.join('')));
  });
});

describe('The fonts of a document', () => {
  it('are three for our own letters, without a painter (R20.6)', async () => {
    const read = vi.fn(served);
    const loadPainter = vi.fn(SOURCES.loadPainter);
    await readFonts({ read, loadPainter }, 'Zoë');
    expect(read).toHaveBeenCalledTimes(3);
    expect(loadPainter).not.toHaveBeenCalled();
  });

  it('throw for a letter that nothing can paint (R20.6)', async () => {
    const sheet = createTaggedPdf(ABOUT, await readFonts({ read: served }, '李'));
    expect(() => sheet.heightOf('李', STYLE.cell, 100)).toThrow('nothing to paint them with');
  });
});

it.each([
  ['a letter with its marks', 'Ọ̀a', [['Ọ̀', 'a']]],
  ['an emoji of several people', '👩‍👩‍👧x', [['👩‍👩‍👧', 'x']]],
  ['a joiner that shapes a letter', 'می‌خ', [['م', 'ی‌', 'خ']]],
  ['a tab and a wide blank', 'a\tb\u3000c', [['a', ' ', 'b', ' ', 'c']]],
  ['line ends of every kind', 'a\r\nb\u2028c', [['a'], ['b'], ['c']]],
  ['a zero-width space, a soft hyphen and a mark of direction', 'a\u200bb\u00adc\u200ed\u202e', [['a', 'b', 'c', 'd']]],
  ['a byte order mark, a bell and a filler', '\ufeffa\u0007b\u3164', [['a', 'b']]],
  ['half of a character and a private one', 'a\ud800b\ue000', [['a', '\ufffd', 'b', '\ufffd']]],
])('Typed text is split into letters: %s (R20.6)', (_, text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});
