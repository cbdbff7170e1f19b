import { describe, expect, it } from 'vitest';
import { pixelRatioFor, zoomPercentOf } from '#src/components/pdf/PdfPages.tsx';
import { readableTree, readPages } from '#src/components/pdf/readPages.ts';
import { openPdf } from '#src/documents/openPdf.ts';
import { cast } from '#test/support/cast.ts';
import { dynamicForm, pdfOfSize, pdfWithField, pdfWithoutPages, pdfWithoutSecondPage } from '#test/support/pdfs.ts';

const PLACE = '/Rect[20 700 300 730]';

/** The pages of a document, and the values that the library is given to draw. */
async function read(bytes: Buffer) {
  const pdf = await openPdf(bytes).promise;
  try {
    const pages = await readPages(pdf);
    const drawn: unknown[] = [];
    for (const [, entry] of pdf.annotationStorage) drawn.push((entry as { readonly value: unknown }).value);
    return { pages, drawn };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

describe('the pages of a document', () => {
  it.each([
    ['upright', pdfOfSize(612, 792), [612, 792]],
    ['turned', pdfOfSize(612, 792, '/Rotate 90'), [792, 612]],
    ['without a size', pdfOfSize(0, 0), [612, 792]],
  ])('have the size of a page that is %s (R20.7)', async (_what, bytes, [width, height]) => {
    expect((await read(bytes)).pages).toEqual([{ width, height, fields: [], isBroken: false }]);
  });

  it('include a broken one, which takes the room of another (R20.7)', async () => {
    const sheet = { width: 612, height: 792, fields: [] };
    const { pages } = await read(pdfWithoutSecondPage());
    expect(pages.slice(0, 2)).toEqual([
      { ...sheet, isBroken: false },
      { ...sheet, isBroken: true },
    ]);
  });

  it.each([
    ['has no pages', pdfWithoutPages()],
    ['is a dynamic form', dynamicForm()],
  ])('are refused where the document %s (R20.7)', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toThrow('No page of the document can be shown');
  });
});

describe('a form field', () => {
  it.each([
    ['a text', '/FT/Tx/T(Name)/V(Ada Example)', ['Name: Ada Example'], ['Ada Example']],
    ['a text of any script', '/FT/Tx/T(N)/V<FEFF004E0067007500791EC5006E>', ['N: Nguyễn'], ['Nguyễn']],
    ['a choice', '/FT/Ch/Ff 131072/T(State)/Opt[(CA)(NY)]/V(NY)', ['State: NY'], [['NY']]],
    ['a ticked box', '/FT/Btn/T(Agree)/V/Yes/AS/Yes', [], [true]],
    ['nothing', '/FT/Tx/T(Empty)', [], []],
    ['a text with a picture', '/FT/Tx/T(Name)/V(Ada)/AP<</N 6 0 R>>', ['Name: Ada'], []],
    ['a password', '/FT/Tx/Ff 8192/T(Pin)/V(1234)', [], []],
  ])(
    'with %s has its value drawn where the document brings no picture (R20.7)',
    async (_what, field, fields, drawn) => {
      const form = await read(pdfWithField(`${field}${PLACE}`));
      expect(form.pages[0]?.fields).toEqual(fields);
      expect(form.drawn).toEqual(drawn);
    },
  );
});

const LETTER = { width: 612, height: 792 };

describe('Layout of PDF pages', () => {
  it('starts larger in a narrow box, up to the largest zoom (R10.1, R12.1, R20.7)', () => {
    const starts = [0, 296, 479, 480, 636].map((boxWidth) => Math.round(zoomPercentOf('start', [LETTER], boxWidth)));
    expect(starts).toEqual([0, 42, 70, 56, 75]);
    expect(zoomPercentOf('fit', [{ width: 50, height: 14_400 }], 636)).toBe(300);
  });

  it.each([
    ['paper', 600, 800, 2],
    ['a tall page', 816, 19_200, 8192 / 19_200],
    ['a page without a size', 0, 0, 2],
  ])('draws %s on a canvas that every browser supports (R20.7)', (_what, width, height, ratio) => {
    expect(pixelRatioFor({ width, height })).toBe(ratio);
  });
});

describe('Structure of a shown document', () => {
  type Tree = Parameters<typeof readableTree>[0];
  const words = (id: string) => ({ type: 'content', id });
  const node = (role: string, ...children: readonly object[]) => ({ role, children });
  const row = node('TR', node('TD', words('b')));
  const caption = node('Caption', words('a'));
  const link = node('P', node('Link', words('a'), { type: 'annotation', id: 'box' }));
  const undrawn = node('P', { type: 'object', id: 'other' });
  const text = node('P', node('Span', words('a')));

  it.each([
    ['moves captions before their tables', [node('Table', caption, row)], [caption, node('Table', row)]],
    ['drops what is not drawn and turns links into text', [link, undrawn], [text]],
  ])('%s (R10.1, R12.1)', (_what, children, readable) => {
    const tree = cast<Tree>(node('Document', ...children));
    expect(readableTree(tree)).toEqual({ ...tree, children: readable });
  });
});
