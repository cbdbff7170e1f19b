import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankBusiness, blankOwner } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { FILES } from '#machines/journey/routes.ts';
import { writeSignedCopy } from '#src/documents/contract.ts';
import { BUSINESS, OWNER, SIGNED_COPY } from '#test/support/fixtures.ts';
import { expectInsideMargins, expectOnEveryPage, expectTagged, expectPhrases } from './pdfChecks.ts';
import { readPdf, type ReadPdf, readServedFile, SOURCES, removeSpaces, textOfTags } from './readPdf.ts';

const TITLE = 'Purchase and sale of future receipts agreement';
const NOTICE = 'Demonstration document. It has no legal effect.';
const MAX_BYTES = 200_000;
/** Writing a document takes a second, or several on a busy machine. */
const TIMEOUT_MS = 60_000;

let bytes: Uint8Array;
let pdf: ReadPdf;

const write = (copy: Partial<SignedContractCopy>) => writeSignedCopy({ ...SIGNED_COPY, ...copy }, SOURCES);
const read = async (copy: Partial<SignedContractCopy>) => readPdf(await write(copy));
const pageWith = ({ pages }: ReadPdf, phrase: string) => pages.find((page) => page.includes(phrase)) ?? '';

beforeAll(async () => {
  bytes = await write({});
  pdf = await readPdf(bytes);
}, TIMEOUT_MS);

describe('The signed copy', { timeout: TIMEOUT_MS }, () => {
  it('starts with a summary of the chosen offer (R8.1, R12.1, R18.3, R19.1, R19.2)', () => {
    const [summary = '', first = ''] = pdf.pages;
    expectPhrases(summary, [
      'Summary of the 6-month offer This is a sample for a demonstration. It is not legal or financial advice.',
      'Funding provided $450,000',
      'Estimated payment $75,000 a month The last payment is what remains: $50,000 in month 7.',
    ]);
    expectPhrases(first, [TITLE, 'The offer you chose. 6-month offer Funds you receive $450,000']);
  });

  it('repeats the unsigned contract up to its signatures (R12.1, R12.8)', async () => {
    const body = (page: string) => page.replace(/Creator Cash Advance .*$/, '');
    const unsigned = (await readPdf(await readServedFile(FILES.contract))).pages.map(body);
    const sections = unsigned.slice(1, unsigned.indexOf(pageWith({ ...pdf, pages: unsigned }, 'Signatures')));
    expect(sections.length).toBeGreaterThan(4);
    expect(pdf.pages.slice(2, 2 + sections.length).map(body)).toEqual(sections);
    // On the first page, only the table of offers differs.
    const aroundTable = (page = '') =>
      body(page).replace(/(?<=Summary of the purchase ).*(?=The months in an offer)/, '');
    expect(aroundTable(pdf.pages[1])).toBe(aroundTable(unsigned[0]));
  });

  it('has the signature section filled in (R12.3, R12.5)', () => {
    expectPhrases(pageWith(pdf, 'By typing your full name'), [
      'Business (seller) LLC, legal name not given, EIN 12-3456789',
      'Full name, typed Ada Lovelace',
      'Title Authorized signer',
      'Offer chosen 6-month offer',
      'Date November 21, 2026',
      'For Creator Cash Advance (purchaser) Not countersigned: a demonstration',
    ]);
  });

  it("states the creator's own terms and no others (R8.1, R8.2, R18.3, R19.1)", () => {
    expectPhrases(pageWith(pdf, 'Schedule: your terms'), [
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
      'Business address 1 Main Street Springfield',
      'Owners Ada Lovelace, 60%',
    ]);
    const others = ['$231,000', '$850,000', '43.7%', '28.2%', '3-month offer', '12-month offer'];
    expect(others.filter((phrase) => pdf.text.includes(phrase))).toEqual([]);
    expectPhrases(pageWith(pdf, 'Schedule: estimated remittances'), [
      'Month Estimated remittance Left to deliver',
      'Month 1 $75,000 $425,000 Month 2 $75,000 $350,000 Month 3 $75,000 $275,000 Month 4 $75,000 $200,000',
      'Month 5 $75,000 $125,000 Month 6 $75,000 $50,000 Month 7 $50,000 $0',
    ]);
  });

  it('ends with a certificate of signature (R12.5)', async () => {
    const contract = await readServedFile(FILES.contract);
    expectPhrases(pdf.pages.at(-1) ?? '', [
      'Certificate of signature',
      'It is a demonstration without legal effect: who signed was not checked',
      'Document ID CCA-123456',
      `Document ${TITLE}`,
      'Full name, as typed Ada Lovelace',
      'Offer chosen 6-month offer',
      'Signed, with time zone November 21, 2026, 10:14 AM, 1 hour ahead of UTC',
      'Electronic records consent Version of November 23, 2026, section 22 of this agreement',
      `Unsigned file, SHA-256 ${createHash('sha256').update(contract).digest('hex')}`,
      'Agreement opened November 21, 2026, 10:00 AM, 1 hour ahead of UTC',
      'End of the text reached November 21, 2026, 10:12 AM, 1 hour ahead of UTC',
      'Agreement box checked November 21, 2026, 10:13 AM, 1 hour ahead of UTC',
      'Signed and submitted November 21, 2026, 10:14 AM, 1 hour ahead of UTC',
    ]);
  });

  it('shows the local date and time zone of the signature (R12.5)', async () => {
    const { text, createdAt } = await read({ signedAt: '2026-11-21T23:30:00-10:00' });
    expectPhrases(text, [
      'Date November 21, 2026',
      'Signed and submitted November 21, 2026, 11:30 PM, 10 hours behind UTC',
    ]);
    expect(createdAt).toBe('D:20261122093000Z');
  });

  it('is tagged and marked as a demonstration on all 14 pages (R12.1, R12.8)', () => {
    expect(pdf.pages).toHaveLength(14);
    expectOnEveryPage(pdf, NOTICE, 'Signed copy of CCA-123456');
    const roles = 'Document Sect H1 H2 H3 P L LI LBody Table Caption TR TH TD';
    expectTagged(pdf, `Signed copy of CCA-123456: ${TITLE}`, roles);
    expect(pdf.tagged).toEqual(
      expect.arrayContaining(['TD Ada Lovelace', 'TD CCA-123456', 'H2 Certificate of signature']),
    );
  });

  it('is a small file with the same bytes every time (R12.8)', async () => {
    expect(await write({})).toEqual(bytes);
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  });

  it('omits the terms if no offer was chosen (R8.3, R12.8, R19.2)', async () => {
    const bare = await read({ offerId: null });
    expectPhrases(pageWith(bare, 'Schedule: your terms'), ['No offer was chosen when this contract was signed']);
    expect(bare.text).not.toMatch(/estimated remittances|Summary of the \d+-month offer/);
    expectPhrases(bare.pages.at(-1) ?? '', ['Offer chosen None chosen']);
    expect(bare.pages).toHaveLength(12);
  });

  it('labels missing times and details (R12.5)', async () => {
    const invisible = '\u200B';
    const owners = [{ ...blankOwner('owner-1'), name: invisible }];
    const business = { ...blankBusiness(), legalName: '\u2060', ein: invisible, address: ` ${invisible}`, owners };
    const { text } = await read({ business, openedAt: null, readAt: null, agreedAt: null });
    expectPhrases(text, [
      'Business (seller) Not given',
      'Legal name Not given Entity type Not given EIN Not given Business address Not given Owners Not given',
      'Agreement opened Not recorded End of the text reached Not recorded Agreement box checked Not recorded',
    ]);
  });

  it('shows names as typed and formats valid percentages (R12.3, R12.8, R20.4, R20.6)', async () => {
    const owners = [
      { ...OWNER, name: 'Adébáyọ̀ Ọlá', percentage: '６０ ％' },
      { ...OWNER, id: 'owner-2', percentage: '33.3' },
    ];
    const business = { ...BUSINESS, legalName: 'Łódź Media LLC', address: 'Łódź\nGdańsk', owners };
    const { tagged } = await read({ signature: 'Łukasz Őri 张 Ångström', business });
    expectPhrases(tagged.join('\n').normalize('NFC'), [
      'P Łukasz Őri 张 Ångström',
      'TD Łukasz Őri 张 Ångström',
      'TD ŁódźGdańsk',
      'P Łódź Media LLC, EIN 12-3456789',
      'TD Adébáyọ̀ Ọlá, 60%Ada Lovelace, 33.3',
    ]);
  });

  it('shows extremely long text in full (R12.8, R20.6)', async () => {
    const signature = 'Maximiliana Featherstonehaugh-Cholmondeley '.repeat(99).trim();
    const legalName = 'Donaudampfschifffahrt'.repeat(300);
    const owners = Array.from({ length: 40 }, (_, index) => ({
      ...OWNER,
      id: `owner-${index}`,
      name: `Owner ${index}`,
    }));
    const address = Array.from({ length: 20 }, (_, line) => `${line} North Commonwealth Avenue, `.repeat(4)).join('\n');
    const long = await read({ signature, business: { ...BUSINESS, legalName, address, owners } });
    const parts = [signature, legalName, address, ...owners.map(({ name }) => `${name}, 60%`)];
    expectPhrases(textOfTags(long), parts.map(removeSpaces));
    expectInsideMargins(long, NOTICE);
  });

  it('is not written if the unsigned contract fails to load (R12.8)', async () => {
    const offline = (address: string) =>
      address === FILES.contract ? Promise.reject(new Error('offline')) : readServedFile(address);
    await expect(writeSignedCopy(SIGNED_COPY, { read: offline })).rejects.toThrow('offline');
  });
});
