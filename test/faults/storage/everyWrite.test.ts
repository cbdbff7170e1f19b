import { describe, expect, it } from 'vitest';
import { decodeJourney, filesOf, type SavedJourney, withoutFiles } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { useNewBrowsers } from '#test/services/persistence/database.ts';
import { ARTICLES, EMAIL, foundIn, newTab, pageIn, typed, typedWithFile } from '#test/services/persistence/tab.ts';
import { failingAt, type WriteFault } from './failingWrites.ts';

const MOST_WRITES = 40;
const LONG_MS = 120_000;

useNewBrowsers();

/** One journey after the other, so that each kind of write is made: with files and without, remembered and not. */
const JOURNEYS: readonly SavedJourney[] = [
  typed(),
  typedWithFile(),
  typedWithFile({ isRemembered: true }),
  typed({ isRemembered: true, ownersAdded: 2 }),
  typedWithFile({ ownersAdded: 3, irsForm: { ...ARTICLES, id: 'irs' } }),
  NOTHING_TYPED,
];

const chosenFor = (journey: SavedJourney) =>
  Object.fromEntries(filesOf(journey).map(({ id }) => [id, `bytes of ${id}`]));
/** A journey as a text, in the order in which it comes back. */
const textOf = (journey: SavedJourney | null) =>
  JSON.stringify(decodeJourney(JSON.stringify({ email: EMAIL, journey: journey ?? NOTHING_TYPED })));

describe('F-22 the disk is full, or the page is gone, at any write', () => {
  it.each(['the browser refuses', 'the page is gone'] as const satisfies readonly WriteFault[])(
    'when %s at any write of any kind, the next page finds all that was typed before or after, and says which files are missing (R15.1, R15.4)',
    async (fault) => {
      const tab = newTab();
      let before: SavedJourney | null = null;
      let failures = 0;
      for (const after of JOURNEYS) {
        for (let place = 0, hasFailed = true; hasFailed; place += 1) {
          expect(place).toBeLessThan(MOST_WRITES);
          const page = pageIn(tab, { chosen: chosenFor(after) });
          const { journey, loss } = await page.load();
          const whole = [before, after].map(textOf);
          const saved = [before, after].map((one) =>
            textOf(one === null ? null : withoutFiles(one, isMissingFrom(journey))),
          );
          expect(loss === 'filesMissing' ? saved : whole).toContain(textOf(journey));
          expect([null, 'filesMissing', ...(before === null && place > 0 ? ['unreadable'] : [])]).toContain(loss);
          hasFailed = await failingAt(place, fault, tab, async () => {
            await page.write(after).catch(() => {});
          });
          if (hasFailed) failures += 1;
        }
        before = after;
      }
      expect(failures).toBeGreaterThan(JOURNEYS.length);
      expect((await foundIn(tab)).journey).toEqual(before);
    },
    LONG_MS,
  );
});

/** Whether a file of before has not come back; what was signed for names its files for ever. */
function isMissingFrom(journey: SavedJourney | null) {
  const ids = new Set(filesOf({ ...journey, signedFor: null }).map(({ id }) => id));
  return ({ id }: { readonly id: string }) => !ids.has(id);
}
