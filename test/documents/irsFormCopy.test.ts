import { beforeAll, describe, expect, it } from 'vitest';
import type { IrsFormCopy } from '#machines/domain/copies.ts';
import { FILES } from '#machines/journey/routes.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { writeIrsFormCopy } from '#src/documents/irsForm.ts';
import { inspectPdf } from './inspectPdf.ts';
import { expectInsideFrame, expectOnEveryPage, expectTagged } from './pdfChecks.ts';
import { readPdf, served, SOURCES, untagged, type ReadPdf } from './readPdf.ts';

const GIVEN: IrsFormCopy = {
  business: {
    entityType: 'partnership',
    legalName: 'Quill Media LP',
    ein: '123456789',
    address: '1 Main Street\nSpringfield, IL 62701',
  },
  taxYear: 2025,
  documentId: 'CCA-654321',
};

const write = (copy: IrsFormCopy) => writeIrsFormCopy(copy, SOURCES);
const read = async (copy: IrsFormCopy) => readPdf(await write(copy));

/** What stands between the number of each line and the number of the next, without the line's own words. */
function answersOf(pdf: ReadPdf): Readonly<Record<string, string>> {
  let rest = pdf.pages[0] ?? '';
  const { parts } = IRS_FORM_TEXT;
  const lines = parts.flatMap((part) =>
    part.lines.map(({ id, label, hint }) => [id, `${id} ${label} ${hint}`] as const),
  );
  const answers = lines.map(([id, start], index) => {
    rest = rest.slice(rest.indexOf(start) + start.length);
    const next = lines[index + 1]?.[1] ?? [];
    const ends = [next, ...parts.map(({ heading }) => heading), 'Creator Cash Advance'].flat();
    const places = ends.map((end) => rest.indexOf(end)).filter((place) => place >= 0);
    return [id, rest.slice(0, Math.min(...places)).trim()] as const;
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

describe('A copy of Form 4506-T with the business details', () => {
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = await read(GIVEN);
  });

  it('has each detail on its line and nothing on the others (R10.3, R18.6)', () => {
    expect(answersOf(pdf)).toEqual({
      '1a': 'Quill Media LP',
      '1b': '12-3456789',
      '3': '1 Main Street, Springfield, IL 62701',
      '5': '654321',
      '6': '1065',
      '6a': 'X',
      '9': '12/31/2025',
    });
  });

  it('is marked on both pages as a demonstration and says what it was filled in with (R10.1, R10.3)', () => {
    const mark = 'Demonstration layout of Form 4506-T fields. Not an IRS form. Do not file.';
    expect(pdf.pages).toHaveLength(2);
    expectOnEveryPage(pdf, mark);
    expect(pdf.text).toContain(IRS_FORM_TEXT.ledeFilledIn);
  });

  it('is tagged, titled and in English, with its answers in the tagged text (R10.1)', () => {
    expectTagged(pdf, 'Demonstration layout of Form 4506-T fields', 'L LI Lbl LBody');
  });

  it('is the same bytes for the same details, and others for other details (R10.3)', async () => {
    const copies = [GIVEN, GIVEN, { ...GIVEN, taxYear: 2024 }].map(write);
    const [first, again, other] = (await Promise.all(copies)).map((bytes) => Buffer.from(bytes).toString('base64'));
    expect({ isSame: again === first, isOther: other !== first }).toEqual({ isSame: true, isOther: true });
  });
});

describe('A copy of Form 4506-T', () => {
  it('is blank where nothing was typed (R10.3)', async () => {
    const nothing = { entityType: null, legalName: '', ein: '', address: '' };
    expect(answersOf(await read({ business: nothing, taxYear: 2025, documentId: null }))).toEqual({
      '6a': 'X',
      '9': '12/31/2025',
    });
  });

  it('wraps a long address and stays on two pages (R10.3)', async () => {
    const address = 'Suite 1200, Building C, The Old Creamery, 10250 Constellation Boulevard, Los Angeles, CA 90067';
    const pdf = await read({ ...GIVEN, business: { ...GIVEN.business, address } });
    expect(answersOf(pdf)['3']).toBe(address);
    expect(pdf.pages).toHaveLength(2);
  });

  it.each([
    ['a name and an address of many lines', 'WILLIAM MOORE & DAUGHTERS ', 9],
    ['a name and an address longer than a page', 'WILLIAM MOORE & DAUGHTERS ', 200],
    ['a name and an address without a blank', 'Donaudampfschifffahrt', 12],
  ])('holds %s whole, on marked pages (R10.3, R20.6)', async (_, words, count) => {
    const long = words.repeat(count);
    const [firstWord = ''] = words.split(' ');
    const bytes = await write({ ...GIVEN, business: { ...GIVEN.business, legalName: long, address: long } });
    const pdf = await readPdf(bytes);
    expect(untagged(pdf).split(firstWord)).toHaveLength(2 * count + 1);
    expectOnEveryPage(pdf, IRS_FORM_TEXT.watermark, IRS_FORM_TEXT.mark);
    const { boxes, missing } = await inspectPdf(bytes);
    const body = boxes.filter(({ text }) => text !== IRS_FORM_TEXT.watermark);
    expectInsideFrame({ boxes: body, missing }, IRS_FORM_TEXT.mark);
  });

  it('holds every letter of the address as it was typed (R10.3, R20.6)', async () => {
    const pdf = await read({ ...GIVEN, business: { ...GIVEN.business, address: 'Calle Ñuñoa 5\n日 2' } });
    expect(answersOf(pdf)['3']).toBe('Calle Ñuñoa 5, 日 2');
  });

  it('leaves the form that everybody gets as it is (R10.1)', async () => {
    const blank = await readPdf(await served(FILES.irsForm));
    expect(answersOf(blank)).toEqual({});
  });
});
