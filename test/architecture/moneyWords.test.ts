import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { contractText, remittancesText, scheduleText } from '#src/content/contractText.ts';

const DOCUMENT_CONTENT = /^(?:contractSections|contractText|irsFormText)\b/;
const AGREEMENT_TERM = /purchase price|purchased amount|\bremit|\bdeliver/i;

const read = (file: string) => readFileSync(`src/content/${file}`, 'utf8');

/** Lines with strings in src/content, except in the content of documents. */
const screenLines = readdirSync('src/content')
  .filter((file) => file.endsWith('.ts') && !DOCUMENT_CONTENT.test(file))
  .flatMap((file) => {
    const lines = read(file)
      .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
      .split('\n');
    return lines.filter((line) => /['`]/.test(line)).map((line) => `${file}: ${line.trim()}`);
  });

describe('Money terms', () => {
  it('from the agreement appear on screens only to be explained (R19.6)', () => {
    const unexplained = screenLines.filter((line) => AGREEMENT_TERM.test(line) && !line.includes('In the agreement: '));
    expect(unexplained).toEqual([]);
  });

  it('for repaying never appear in the agreement (R19.6)', () => {
    const [offer] = OFFERS;
    const agreement = [contractText(OFFERS), scheduleText(offer), remittancesText(estimatedPayments(offer))];
    expect(JSON.stringify(agreement)).not.toMatch(/\brepa(?:y|id)/i);
  });

  it.each(['Purchase price', 'Purchased amount', 'Remittance', 'Deliver'])(
    'include “%s”, which the agreement defines once (R19.6)',
    (term) => {
      expect(read('contractSections.ts').match(new RegExp(`“${term}” (?:is|means) `, 'g'))).toHaveLength(1);
    },
  );

  it('for lending, loans and interest appear only in denials or comparisons (R19.6)', () => {
    const lines = readdirSync('src/content')
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => read(file).split('\n'));
    const mentions = lines.filter((line) => /\b(?:lend|lends|lenders?|lending|loans?|interest)\b/i.test(line));
    // The landing page shows this entry as "No interest".
    const claims = mentions.filter(
      (line) => !/\b(?:not|no|none|compare)\b/i.test(line) && line.trim() !== "'interest',",
    );
    expect(mentions).not.toEqual([]);
    expect(claims).toEqual([]);
  });
});
