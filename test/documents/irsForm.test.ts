import { beforeAll, describe, expect, it } from 'vitest';
import type { IrsFormCopy } from '#machines/domain/copies.ts';
import { FILES } from '#machines/journey/routes.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { writeIrsFormCopy } from '#src/documents/irsForm.ts';
import { ADDRESS, EIN } from '#test/support/fixtures.ts';
import { expectInOrder, expectInsideMargins, expectOnEveryPage, expectTagged, expectPhrases } from './pdfChecks.ts';
import { readPdf, type ReadPdf, readServedFile, SOURCES, textOfTags } from './readPdf.ts';

const LINES = ['1a', '1b', '2a', '2b', '3', '4', '5', '6', '6a', '6b', '6c', '7', '8', '9'];
const COPY: IrsFormCopy = {
  business: { entityType: 'partnership', legalName: 'Quill Media LP', ein: EIN, address: ADDRESS },
  taxYear: 2025,
  documentId: 'CCA-654321',
};

const write = (business: Partial<IrsFormCopy['business']> = {}) =>
  writeIrsFormCopy({ ...COPY, business: { ...COPY.business, ...business } }, SOURCES);

/** Returns the answer on each line: the paragraph after the line's number and label. */
function answersOf({ tagged }: ReadPdf): Readonly<Record<string, string>> {
  const numbers = tagged.flatMap((tag, index) => (tag.startsWith('Lbl ') ? [index] : []));
  const lines = numbers.map((index) => tagged.slice(index, index + 3));
  const answered = lines.filter(([, , answer]) => answer?.startsWith('P '));
  return Object.fromEntries(answered.map(([number = '', , answer = '']) => [number.slice(4), answer.slice(2)]));
}

describe('The blank Form 4506-T', () => {
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = await readPdf(await readServedFile(FILES.irsForm));
  });

  it('lists lines 1a to 9 in order, without answers (R10.1)', () => {
    const lines = IRS_FORM_TEXT.parts.flatMap((part) => part.lines);
    expect(lines.map(({ id }) => id)).toEqual(LINES);
    expectInOrder(
      pdf.pages[0] ?? '',
      lines.map(({ id, label, hint }) => `${id} ${label} ${hint}`),
    );
    expect(answersOf(pdf)).toEqual({});
  });

  it('has fields for each signature (R10.1)', () => {
    const { attestation, you, spouse } = IRS_FORM_TEXT.sign;
    expectPhrases(pdf.pages[1] ?? '', [attestation, ...you, ...spouse]);
  });

  it('is marked as a demonstration and links to the official form (R10.1, R10.3)', () => {
    expect(pdf.pages).toHaveLength(2);
    const notice = 'Demonstration layout of Form 4506-T fields. Not an IRS form. Do not file.';
    expectOnEveryPage(pdf, 'DEMONSTRATION. DO NOT FILE.', notice);
    expectTagged(pdf, IRS_FORM_TEXT.title, 'Root Document Sect H1 H2 P L LI Lbl LBody Link Table TH TD');
    expect(pdf.links).toEqual(['https://www.irs.gov/pub/irs-pdf/f4506t.pdf']);
  });
});

describe('A filled-in copy of Form 4506-T', () => {
  it('has each detail on its line and leaves other lines empty (R10.1, R10.3, R18.6)', async () => {
    const pdf = await readPdf(await write());
    expect(answersOf(pdf)).toEqual({
      '1a': 'Quill Media LP',
      '1b': '12-3456789',
      '3': '1 Main Street, Springfield',
      '5': '654321',
      '6': '1065',
      '6a': 'X',
      '9': '12/31/2025',
    });
    expect(pdf.pages).toHaveLength(2);
    expectOnEveryPage(pdf, IRS_FORM_TEXT.disclaimer);
    expect(pdf.text).toContain(IRS_FORM_TEXT.ledeFilledIn);
    expectTagged(pdf, IRS_FORM_TEXT.title, 'L LI Lbl LBody');
  });

  it.each([
    ['longer than one page', 'WILLIAM MOORE & DAUGHTERS ', 200],
    ['without spaces', 'Donaudampfschifffahrt', 12],
  ])('shows in full a name and address %s (R10.3, R20.6)', async (_what, text, count) => {
    const longText = text.repeat(count);
    const [firstWord = ''] = text.split(' ');
    const copy = await readPdf(await write({ legalName: longText, address: longText }));
    expect(textOfTags(copy).split(firstWord)).toHaveLength(2 * count + 1);
    expectOnEveryPage(copy, IRS_FORM_TEXT.watermark, IRS_FORM_TEXT.disclaimer);
    expectInsideMargins(copy, IRS_FORM_TEXT.disclaimer, IRS_FORM_TEXT.watermark);
  });
});
