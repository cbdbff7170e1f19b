import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankOwner } from '#machines/domain/business.ts';
import { FILES } from '#machines/journey/routes.ts';
import { writeSignedCopy } from '#src/documents/contract.ts';
import { inspectPdf } from './inspectPdf.ts';
import { expectInsideFrame, expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { readPdf, served, SOURCES, unspaced, untagged, type ReadPdf } from './readPdf.ts';
import { COPY } from './signedCopySamples.ts';

const CONTRACT_TITLE = 'Purchase and sale of future receipts agreement';
const MAX_BYTES = 200_000;
/** A document takes a second to write, several on a busy machine. */
const PATIENCE_MS = 60_000;

let bytes: Uint8Array;
let pdf: ReadPdf;

const lastPage = ({ pages }: ReadPdf) => pages.at(-1) ?? '';
const pageWith = ({ pages }: ReadPdf, words: string) => pages.find((page) => page.includes(words)) ?? '';

beforeAll(async () => {
  bytes = await writeSignedCopy(COPY, SOURCES);
  pdf = await readPdf(bytes);
}, PATIENCE_MS);

describe('The signed copy', { timeout: PATIENCE_MS }, () => {
  it('begins with the summary of the chosen offer (R8.1, R12.1, R18.3, R19.1, R19.2)', () => {
    const [summary = '', first = ''] = pdf.pages;
    expectWords(summary, [
      'Summary of the 6-month offer This is a sample for a demonstration. It is not legal or financial advice.',
      'Funding provided $450,000',
      'Estimated APR 33.8%',
      'Finance charge $50,000',
      'Total payment $500,000',
      'Estimated payment $75,000 a month The last payment is what remains: $50,000 in month 7.',
    ]);
    expectWords(first, [CONTRACT_TITLE, 'The offer you chose. 6-month offer Funds you receive $450,000']);
  });

  it('holds the contract word for word as it was read before signing (R12.1, R12.8)', async () => {
    const unsigned = await readPdf(await served(FILES.contract));
    const body = (page: string) => page.replace(/Creator Cash Advance .*$/, '');
    const bodies = unsigned.pages.map(body);
    const signaturePage = bodies.findIndex((page) => page.includes('Signatures'));
    const [first = '', ...others] = bodies.slice(0, signaturePage);
    const [summarized = '', ...held] = pdf.pages.slice(1, signaturePage + 1).map(body);
    expect(held).toEqual(others);
    // Only the table differs: the unsigned contract has a column for each offer.
    const around = (page: string) => page.replace(/(?<=Summary of the purchase ).*(?=The months in an offer)/, '');
    expect(around(summarized)).toBe(around(first));
    expect(signaturePage).toBeGreaterThan(5);
  });

  it('is filled in where it is signed (R12.3, R12.5)', () => {
    const page = pageWith(pdf, 'By typing your full name');
    expectWords(page, [
      'Business (seller) LLC, legal name not given, EIN 12-3456789',
      'Full name, typed Dana Example',
      'Title Authorized signer',
      'Offer chosen 6-month offer',
      'Date November 21, 2026',
      'For Creator Cash Advance (purchaser) Not countersigned: a demonstration',
    ]);
  });

  it("has a schedule with the creator's own terms and nobody else's (R8.1, R8.2, R18.3, R19.1)", () => {
    const page = pageWith(pdf, 'Schedule: your terms');
    expectWords(page, [
      'Offer chosen 6-month offer',
      'Funds you receive $450,000',
      'Purchased amount you deliver in total $500,000',
      'Fee, contained in the purchased amount $50,000',
      'Estimated APR 33.8%',
      'Fee as a share of projected revenue 10%',
      'Cost for each dollar you receive 11.1 cents',
      'Specified percentage of monthly receipts 90%',
      'Share of monthly receipts paid to you 10%',
      'Projected revenue behind the estimates $500,000',
      'Estimated monthly remittance $75,000',
      'Estimated time at projected revenue 6.7 months',
      'Estimated last remittance $50,000 in month 7',
      'Entity type LLC',
      'EIN 12-3456789',
      'Business address 1 Example Street Springfield, IL 62701',
      'Owners Dana Example, 100%',
    ]);
    const others = ['$231,000', '$850,000', '43.7%', '28.2%', '3-month offer', '12-month offer'];
    expect(others.filter((words) => pdf.text.includes(words))).toEqual([]);
  });

  it('lists the estimated remittances month by month down to nothing (R8.2)', () => {
    expectWords(pageWith(pdf, 'Schedule: estimated remittances'), [
      'Month Estimated remittance Left to deliver',
      'Month 1 $75,000 $425,000 Month 2 $75,000 $350,000 Month 3 $75,000 $275,000 Month 4 $75,000 $200,000',
      'Month 5 $75,000 $125,000 Month 6 $75,000 $50,000 Month 7 $50,000 $0',
    ]);
  });

  it('ends with a certificate: id, title, name, consent, times with zone, events and fingerprint (R12.5)', async () => {
    const fingerprint = createHash('sha256')
      .update(await served(FILES.contract))
      .digest('hex');
    expectWords(lastPage(pdf), [
      'Certificate of signature',
      'It is a demonstration without legal effect: who signed was not checked',
      'Document ID CCA-123456',
      `Document ${CONTRACT_TITLE}`,
      'Full name, as typed Dana Example',
      'Offer chosen 6-month offer',
      'Signed, with time zone November 21, 2026, 10:14 AM, 1 hour ahead of UTC',
      'Electronic records consent Version of November 23, 2026, section 22 of this agreement',
      `Unsigned file, SHA-256 ${fingerprint}`,
      'Agreement opened November 21, 2026, 10:00 AM, 1 hour ahead of UTC',
      'End of the text reached November 21, 2026, 10:12 AM, 1 hour ahead of UTC',
      'Agreement box checked November 21, 2026, 10:13 AM, 1 hour ahead of UTC',
      'Signed and submitted November 21, 2026, 10:14 AM, 1 hour ahead of UTC',
    ]);
  });

  it('names its pages, and each as a demonstration (R12.1)', () => {
    expect(pdf.pages).toHaveLength(14);
    expectOnEveryPage(pdf, 'Demonstration document. It has no legal effect.', 'Signed copy of CCA-123456');
  });

  it('is tagged, titled and in English for screen readers (R12.8)', () => {
    const roles = 'Document Sect H1 H2 H3 P L LI LBody Table Caption TR TH TD';
    expectTagged(pdf, `Signed copy of CCA-123456: ${CONTRACT_TITLE}`, roles);
  });

  it('gives its tags the words they stand for, and says when it was signed (R12.8)', () => {
    expect(
      ['TD Dana Example', 'TD CCA-123456', 'H2 Certificate of signature'].filter((tag) => !pdf.tagged.includes(tag)),
    ).toEqual([]);
    expect(pdf.createdAt).toBe('D:20261121091400Z');
  });

  it('is the same bytes for the same signature, others for another letter, and small enough to mail (R12.8)', async () => {
    expect(await writeSignedCopy(COPY, SOURCES)).toEqual(bytes);
    expect(bytes.length).toBeLessThan(MAX_BYTES);
    expect(await writeSignedCopy({ ...COPY, signature: 'Dana Exemple' }, SOURCES)).not.toEqual(bytes);
  });

  it('says that no offer was chosen, and has no summary of one and no terms (R8.3, R12.8, R19.2)', async () => {
    const bare = await readPdf(await writeSignedCopy({ ...COPY, offerId: null }, SOURCES));
    expectWords(pageWith(bare, 'Schedule: your terms'), ['No offer was chosen when this contract was signed']);
    expect(bare.text).not.toMatch(/estimated remittances|Summary of the \d+-month offer/);
    expectWords(lastPage(bare), ['Offer chosen None chosen']);
    expect(bare.pages).toHaveLength(12);
  });

  it('says which times and details are missing (R12.5)', async () => {
    const owners = [{ ...blankOwner('owner-1'), name: '\u200B' }];
    const business = {
      ...COPY.business,
      entityType: null,
      legalName: '\u2060',
      ein: '\u200B',
      address: ' \u200B',
      owners,
    };
    const copy = { ...COPY, business, openedAt: null, readAt: null, agreedAt: null };
    const bare = await readPdf(await writeSignedCopy(copy, SOURCES));
    expectWords(bare.text, [
      'Business (seller) Not given',
      'Legal name Not given Entity type Not given EIN Not given Business address Not given Owners Not given',
      'Agreement opened Not recorded End of the text reached Not recorded Agreement box checked Not recorded',
    ]);
  });

  it.each([
    ['６０ ％', 'Owners Dana Example, 60%'],
    ['33.3', 'Owners Dana Example, 33.3'],
  ])('has the percentage %j as "%s" (R12.8, R20.4)', async (percentage, words) => {
    const owners = [{ ...blankOwner('owner-1'), name: 'Dana Example', percentage }];
    const copy = { ...COPY, business: { ...COPY.business, owners } };
    expectWords((await readPdf(await writeSignedCopy(copy, SOURCES))).text, [words]);
  });

  it('writes names in the letters they were typed in (R12.3, R20.6)', async () => {
    const owners = [{ ...blankOwner('owner-1'), name: 'Adébáyọ̀ Ọlá', percentage: '100' }];
    const business = { ...COPY.business, legalName: 'Łódź Media LLC', address: 'Łódź\nGdańsk', owners };
    const named = { ...COPY, signature: 'Łukasz Őri 张 Ångström', business };
    const { tagged } = await readPdf(await writeSignedCopy(named, SOURCES));
    expectWords(tagged.join('\n').normalize('NFC'), [
      'P Łukasz Őri 张 Ångström',
      'TD Łukasz Őri 张 Ångström',
      'TD ŁódźGdańsk',
      'P Łódź Media LLC, EIN 12-3456789',
      'TD Adébáyọ̀ Ọlá, 100%',
    ]);
  });

  it.each([
    ['usual', 'Maximiliana Featherstonehaugh-Cholmondeley '.repeat(7).trim(), 63],
    ['absurd', 'Maximiliana Featherstonehaugh-Cholmondeley '.repeat(99).trim(), 6300],
  ])('holds whole what is long by %s measures, on more pages (R12.8, R20.6)', async (_, signature, nameLetters) => {
    const numbers = Array.from({ length: 40 }, (_each, index) => index + 1);
    const owners = numbers.map((each) => ({ ...blankOwner(`owner-${each}`), name: `Owner ${each}`, percentage: '2' }));
    const street =
      '4100 North Commonwealth Avenue, Building C, Suite 1250, Attention: Accounts Payable, San Francisco, California 94105-1234';
    const address = numbers
      .slice(0, 20)
      .map((each) => `${street} line ${each}`)
      .join('\n');
    const legalName = 'Donaudampfschifffahrt'.repeat(nameLetters / 21);
    const business = { ...COPY.business, legalName, address, owners };
    const written = await writeSignedCopy({ ...COPY, signature, business }, SOURCES);
    const read = await readPdf(written);
    const parts = [signature, legalName, address, ...owners.map(({ name }) => `${name}, 2%`)].map(unspaced);
    expectWords(untagged(read), parts);
    expect(read.text).not.toContain('…');
    expectInsideFrame(await inspectPdf(written), 'Demonstration document. It has no legal effect.');
  });

  it('is not written when the unsigned contract cannot be had (R12.8)', async () => {
    const read = (address: string) =>
      address === FILES.contract ? Promise.reject(new Error('offline')) : served(address);
    await expect(writeSignedCopy(COPY, { read })).rejects.toThrow('offline');
  });
});
