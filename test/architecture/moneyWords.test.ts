import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { contractText, remittancesText, scheduleText } from '#src/content/contractText.ts';

const DOCUMENT_CONTENT = /^(?:contractSections|contractText|irsFormText)\b/;
const AGREEMENT_WORD = /purchase price|purchased amount|\bremit|\bdeliver/i;

const read = (file: string) => readFileSync(`src/content/${file}`, 'utf8');

/** The lines with words that creators read on screens. */
const screenLines = readdirSync('src/content')
  .filter((file) => file.endsWith('.ts') && !DOCUMENT_CONTENT.test(file))
  .flatMap((file) => {
    const lines = read(file)
      .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
      .split('\n');
    return lines.filter((line) => /['`]/.test(line)).map((line) => `${file}: ${line.trim()}`);
  });

describe('The words for money', () => {
  it('of the agreement are on screens only to explain them (R19.6)', () => {
    const strays = screenLines.filter((line) => AGREEMENT_WORD.test(line) && !line.includes('In the agreement: '));
    expect(strays).toEqual([]);
  });

  it('of the screens are not in the agreement (R19.6)', () => {
    const [offer] = OFFERS;
    const texts = [contractText(OFFERS), scheduleText(offer), remittancesText(estimatedPayments(offer))];
    expect(JSON.stringify(texts)).not.toMatch(/\brepa(?:y|id)/i);
  });

  it.each(['Purchase price', 'Purchased amount', 'Remittance', 'Deliver'])(
    'of the agreement are defined there once: %s (R19.6)',
    (word) => {
      expect(read('contractSections.ts').match(new RegExp(`“${word}” (?:is|means) `, 'g'))).toHaveLength(1);
    },
  );

  it('deny or compare wherever they speak of lending, loans and interest (R19.6)', () => {
    const lines = readdirSync('src/content')
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => read(file).split('\n'));
    const named = lines.filter((line) => /\b(?:lend|lends|lenders?|lending|loans?|interest)\b/i.test(line));
    // The list of what a creator doesn't pay has its "No" before each entry.
    const claims = named.filter((line) => !/\b(?:not|no|none|compare)\b/i.test(line) && line.trim() !== "'interest',");
    expect(named).not.toEqual([]);
    expect(claims).toEqual([]);
  });
});
