import { beforeAll, describe, expect, it } from 'vitest';
import type { IrsFormCopy } from '#machines/domain/copies.ts';
import { FILES } from '#machines/journey/routes.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { writeIrsFormCopy } from '#src/documents/irsForm.ts';
import { ADDRESS, EIN } from '#test/support/fixtures.ts';
import { expectInsideFrame, expectOnEveryPage, expectTagged } from './pdfChecks.ts';
import { readPdf, type ReadPdf, served, SOURCES, unspaced, untagged } from './readPdf.ts';

const COPY: IrsFormCopy = {
  business: { entityType: 'partnership', legalName: 'Quill Media LP', ein: EIN, address: ADDRESS },
  taxYear: 2025,
  documentId: 'CCA-654321',
};
const withBusiness = (business: Partial<IrsFormCopy['business']>): IrsFormCopy => ({
  ...COPY,
  business: { ...COPY.business, ...business },
});

const write = (copy: IrsFormCopy) => writeIrsFormCopy(copy, SOURCES);

/** Returns the answer of each line: the paragraph after its number and its label. */
function answersOf({ tagged }: ReadPdf): Readonly<Record<string, string>> {
  const numbers = tagged.flatMap((tag, index) => (tag.startsWith('Lbl ') ? [index] : []));
  const lines = numbers.map((index) => tagged.slice(index, index + 3));
  const answered = lines.filter(([, , answer]) => answer?.startsWith('P '));
  return Object.fromEntries(answered.map(([number = '', , answer = '']) => [number.slice(4), answer.slice(2)]));
}

describe('A filled-in copy of Form 4506-T', () => {
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = await readPdf(await write(COPY));
  });

  it('has each detail on its line and nothing on the others (R10.3, R18.6)', () => {
    expect(answersOf(pdf)).toEqual({
      '1a': 'Quill Media LP',
      '1b': '12-3456789',
      '3': '1 Main Street, Springfield',
      '5': '654321',
      '6': '1065',
      '6a': 'X',
      '9': '12/31/2025',
    });
  });

  it('is marked as a filled-in demonstration on both pages (R10.1, R10.3)', () => {
    expect(pdf.pages).toHaveLength(2);
    expectOnEveryPage(pdf, IRS_FORM_TEXT.mark);
    expect(pdf.text).toContain(IRS_FORM_TEXT.ledeFilledIn);
    expectTagged(pdf, IRS_FORM_TEXT.title, 'L LI Lbl LBody');
  });

  it.each([
    [
      'a long address',
      'Suite 1200, Building C, The Old Creamery, 10250 Constellation Boulevard, Los Angeles, CA 90067',
    ],
    ['letters of any script', 'Calle Ñuñoa 5, 日 2'],
  ])('has %s on its line (R10.3, R20.6)', async (_what, address) => {
    const copy = await readPdf(await write(withBusiness({ address })));
    expect(unspaced(answersOf(copy)['3'] ?? '')).toBe(unspaced(address));
    expect(copy.pages).toHaveLength(2);
  });

  it.each([
    ['longer than a page', 'WILLIAM MOORE & DAUGHTERS ', 200],
    ['without a blank', 'Donaudampfschifffahrt', 12],
  ])('holds a whole name and address %s (R10.3, R20.6)', async (_what, words, count) => {
    const long = words.repeat(count);
    const [firstWord = ''] = words.split(' ');
    const bytes = await write(withBusiness({ legalName: long, address: long }));
    const copy = await readPdf(bytes);
    expect(untagged(copy).split(firstWord)).toHaveLength(2 * count + 1);
    expectOnEveryPage(copy, IRS_FORM_TEXT.watermark, IRS_FORM_TEXT.mark);
    await expectInsideFrame(bytes, IRS_FORM_TEXT.mark, IRS_FORM_TEXT.watermark);
  });
});

describe('The blank Form 4506-T', () => {
  it('has no answers (R10.1)', async () => {
    expect(answersOf(await readPdf(await served(FILES.irsForm)))).toEqual({});
  });
});
