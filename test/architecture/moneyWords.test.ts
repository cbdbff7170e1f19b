import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { estimatedPayments } from '#machines/domain/repayment.ts';
import { contractText, remittancesText, scheduleText } from '#src/content/contractText.ts';

/** Words of the agreement, its copies and the review page, which has its own readers. */
const OF_DOCUMENTS = /^(?:contractSections|contractText|irsFormText)\b/;
const AGREEMENT = /purchase price|purchased amount|\bremit|\bdeliver/i;

/** The lines of what creators read on screens, without comments. */
const lines = readdirSync('src/content', { encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !OF_DOCUMENTS.test(file))
  .flatMap((file) =>
    readFileSync(`src/content/${file}`, 'utf8')
      .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => /['`]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

const [first] = OFFERS;

describe('the words for money', () => {
  it('of the agreement are used on screens only to explain them (R19.6)', () => {
    const strays = lines.filter((line) => AGREEMENT.test(line) && !line.includes('In the agreement: '));
    expect(strays).toEqual([]);
  });

  it('of the screens are not in the agreement (R19.6)', () => {
    const agreement = JSON.stringify([
      contractText(OFFERS),
      scheduleText(first),
      remittancesText(estimatedPayments(first)),
    ]);
    expect(agreement.match(/[^.]*\brepa(?:y|id)[^.]*/gi)).toBeNull();
  });

  it.each(['Purchase price', 'Purchased amount', 'Remittance', 'Deliver'])(
    'of the agreement are defined there once: %s (R19.6)',
    (word) => {
      const definitions = readFileSync('src/content/contractSections.ts', 'utf8').match(
        new RegExp(`“${word}” (?:is|means) `, 'g'),
      );
      expect(definitions).toHaveLength(1);
    },
  );
});
