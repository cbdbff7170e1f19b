import { beforeAll, describe, expect, it } from 'vitest';
import { type DocumentFonts, readFonts } from '#src/documents/fonts.ts';
import { PAGE, STYLE } from '#src/documents/style.ts';
import { openTaggedPdf } from '#src/documents/taggedPdf.ts';
import { inspectPdf } from './inspectPdf.ts';
import { expectInsideFrame } from './pdfChecks.ts';
import { readPdf, served, SOURCES, unspaced, untagged } from './readPdf.ts';

const ABOUT = { right: 'Right', mark: 'Mark', title: 'Title' };

/** Typed texts, each with the text that is read back where that differs. */
const TYPED: readonly (readonly [kind: string, typed: string, read?: string])[] = [
  ['our own letters', 'Zoë Ångström-O’Neill'],
  ['Yoruba', 'Adébáyọ̀ Ọọ́ṣẹ́ ń gbọ́'],
  ['Vietnamese', 'Nguyễn Thị Hường Ặ'],
  ['Polish and Turkish', 'Łukasz Őri Şahin İpek ı'],
  ['rare Latin', 'Ŋgaraŋga ɛ̀ n̄ q̃ ǅ ƙ'],
  ['decomposed letters', 'José Núñez'],
  ['Greek', 'Ελένη Ἀθηνᾶ ᾳ'],
  ['Cyrillic', 'Ірина Ґалаґан Щёголев Ӂ г̑'],
  ['Arabic', 'محمد عبد الله'],
  ['Persian with its joiner', 'می‌خواهم'],
  ['Arabic with vowels', 'مُحَمَّد'],
  ['Arabic with a number and Latin', 'شركة النور 12 للتجارة Acme'],
  ['Hebrew with brackets', 'דנה כהן (בע"מ) 2024'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Latin with a Hebrew word', 'Acme Media and Partners דנה'],
  ['Devanagari', 'प्रिया शर्मा क्षि'],
  ['Bengali', 'শর্মিলা ঠাকুর'],
  ['Tamil', 'மீனா குமார்'],
  ['Thai', 'สมชาย ใจดี'],
  ['Chinese', '李 Li 欧阳小明 𠮷'],
  ['Japanese', '山田 太郎 カナ'],
  ['Korean', '김철수'],
  ['Amharic and Georgian', 'አበበ გიორგი'],
  ['emoji', 'Ana 👩‍👩‍👧‍👦 🇫🇷 1️⃣ ❤️ 🧑🏽‍🎨'],
  ['invisible characters', 'a\u200bb\u00adc\td\u202ee', 'abc de'],
];

let fonts: DocumentFonts;

/** Writes texts below each other, as wide as the page. */
async function write(texts: readonly string[], width: number = PAGE.width - PAGE.left - PAGE.right) {
  const sheet = openTaggedPdf(ABOUT, fonts);
  let y: number = PAGE.top;
  for (const text of texts) y = sheet.text(sheet.root, 'P', text, STYLE.cell, { x: PAGE.left, y, width });
  return sheet.finish();
}

beforeAll(async () => {
  fonts = await readFonts(SOURCES, TYPED.map(([, typed]) => typed).join('\n'));
});

describe('Typed text in a document', () => {
  let bytes: Uint8Array;
  let tagged: readonly string[];

  beforeAll(async () => {
    bytes = await write(TYPED.map(([, typed]) => typed));
    ({ tagged } = await readPdf(bytes));
  });

  it.each(TYPED)('is read back as it was typed: %s (R20.6)', (kind, typed, read = typed) => {
    const written = tagged[TYPED.findIndex(([each]) => each === kind)] ?? '';
    expect(written.normalize('NFC')).toBe(`P ${read}`.normalize('NFC'));
  });

  it('has a glyph or a picture for each letter, inside the margins (R20.6)', async () => {
    const drawn = await inspectPdf(bytes);
    expectInsideFrame(drawn, ABOUT.mark);
    expect(drawn.inks.length).toBeGreaterThan(15);
  });

  it.each(TYPED.map(([kind, typed]) => [kind, typed] as const))(
    'is whole where its lines are narrow and its words long: %s (R20.6)',
    async (_, typed) => {
      const long = `${typed} ${typed.replaceAll(' ', '').repeat(4)}`;
      const narrow = await write([long], 60);
      const {
        tagged: [text = ''],
      } = await readPdf(narrow);
      const letters = (some: string) =>
        Array.from(unspaced(some.normalize('NFC')))
          .filter((each) => !/\p{Cf}|\p{Cc}/u.test(each))
          .sort()
          .join('');
      expect(letters(text.slice(2))).toBe(letters(long));
      const { boxes } = await inspectPdf(narrow);
      const body = boxes.filter(({ bottom }) => bottom > 60 && bottom < 730);
      expect(body.filter(({ right }) => right > PAGE.left + 61)).toEqual([]);
    },
  );

  it('continues on the next page, and its tag with it (R20.6)', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => `Line ${index + 1}`);
    const pdf = await readPdf(await write([lines.join('\n')]));
    expect(pdf.pages).toHaveLength(3);
    expect(untagged(pdf)).toBe(unspaced(lines.join('')));
  });

  it('is the same bytes for the same text, pictures included (R20.6)', async () => {
    expect(await write(['李 Li'])).toEqual(await write(['李 Li']));
  });
});

describe('The fonts of a document', () => {
  it.each([
    ['our own letters', 'Zoë', 3, 0],
    ['Polish', 'Łukasz', 5, 0],
    ['Chinese', '李 Li', 3, 1],
    ['Vietnamese and Chinese', 'Hường 李', 5, 1],
  ])('are only as many as the letters need: %s (R20.6)', async (_, typed, fontCount, painterCount) => {
    const asked = { fonts: 0, painters: 0 };
    await readFonts(
      {
        read: (address) => {
          asked.fonts += 1;
          return served(address);
        },
        loadPainter: (text) => {
          asked.painters += 1;
          return SOURCES.loadPainter?.(text) ?? Promise.reject(new Error('no painter'));
        },
      },
      typed,
    );
    expect(asked).toEqual({ fonts: fontCount, painters: painterCount });
  });

  it('refuse to draw a letter that nothing can paint (R20.6)', async () => {
    const sheet = openTaggedPdf(ABOUT, await readFonts({ read: served }, '李'));
    const draw = () => sheet.heightOf('李', STYLE.cell, 100);
    expect(draw).toThrow('nothing to paint them with');
  });
});
