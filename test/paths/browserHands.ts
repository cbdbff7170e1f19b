import type { Locator, Page } from '@playwright/test';
import { type Session, storedFromSession } from '#machines/domain/session.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { VERSIONS_CHANNEL } from '#src/services/keeping/versionsChannel.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { expectPagesDrawn, hold } from '#test/e2e/support/placeSteps.ts';
import { givenFile } from './browser/givenFiles.ts';
import { holdDocuments } from './browser/heldDocuments.ts';
import { keepingIsDone } from './browser/keptRecord.ts';
import { watchLoading } from './browser/loading.ts';
import {
  announceVersion,
  breakDrawing,
  countKeepingWork,
  dismissMessages,
  isAlive,
  openEntry,
  refuseKeeping,
  repairDrawing,
  storeSession,
} from './browser/pageSide.ts';
import { patientEyes } from './browser/patientEyes.ts';
import type { Hands, Sought } from './hands.ts';

const WORDS = COMPONENT_WORDS.file;
const FRAMES_MS = 32;
const READS_WITHIN_MS = 5000;
/** A file of the product that runs no script: from it its storage can be reached before the product or beside it. */
const STILL_PAGE = '/robots.txt';
/** What a tab that signs out leaves. With nothing stored at all, a first visit would be signed in (R2.2, R2.4). */
const NOTHING = { isAuthenticated: null, isPatreonConnected: null, user: null };
const GUEST = { ...NOTHING, isAuthenticated: 'false' };

/** The hands of a person at a page of the built product, whose clock stands unless time is told to pass. */
export type BrowserHands = Hands & {
  /** Leaves the page for a still one of the same address; the next address is loaded anew. */
  readonly leave: () => Promise<void>;
  readonly reload: () => Promise<void>;
};

/** Puts the hands on a page that has loaded nothing yet, in a browser that keeps this session. */
export async function browserHands(page: Page, session: Session): Promise<BrowserHands> {
  watchLoading(page);
  await page.addInitScript(countKeepingWork);
  await hold(page);
  const documents = await holdDocuments(page);
  const settle = () => page.clock.runFor(FRAMES_MS);
  const acting = async (act: PromiseLike<unknown>) => {
    await act;
    await settle();
  };
  const found = (sought: Sought) => locate(page, sought);
  // A message that stays may lie over what is pressed next.
  const dismiss = async () => {
    const messages = await page.evaluate(dismissMessages);
    if (messages > 0) await settle();
  };
  const comesAlive = async () => {
    const { blink } = patientEyes(page);
    while (!(await page.evaluate(isAlive))) await blink();
  };
  let isLoaded = false;
  let otherTab: Page | null = null;

  const leave = async () => {
    await page.goto(STILL_PAGE);
    isLoaded = false;
  };
  await leave();
  await page.evaluate(storeSession, { ...(storedFromSession(session) ?? GUEST) });

  return {
    leave,
    reload: async () => {
      await page.reload();
      await comesAlive();
    },
    open: async (address) => {
      if (isLoaded) return acting(page.evaluate(openEntry, address));
      await page.goto(address);
      isLoaded = true;
      await comesAlive();
    },
    press: async (sought) => {
      await dismiss();
      await acting(found(sought).click());
    },
    pressInVain: (sought) => acting(found(sought).click({ force: true })),
    pressUnseen: (sought) => acting(found(sought).dispatchEvent('click')),
    type: (sought, text) => acting(found(sought).fill(text)),
    visit: async (sought) => {
      await found(sought).focus();
      await acting(page.keyboard.press('Tab'));
    },
    unfold: (words) => acting(page.locator('summary').filter({ hasText: words }).click()),
    tick: (sought, isTicked) => acting(found(sought).setChecked(isTicked)),
    choose: (sought, option) => acting(found(sought).selectOption({ label: option })),
    give: async (label, file) => {
      await dismiss();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseButton(page, label).click()]);
      await acting(chooser.setFiles(givenFile(file)));
    },
    standing: async (sought) => {
      const locator = found(sought);
      if ((await locator.count()) === 0) return 'missing';
      return (await locator.first().isEnabled()) ? 'enabled' : 'disabled';
    },
    read: async (words) => {
      const sign = page.getByText(words, { exact: true }).first();
      const { blink } = patientEyes(page);
      const endsAt = performance.now() + READS_WITHIN_MS;
      while (!(await sign.isVisible()) && performance.now() < endsAt) await blink();
      await sign.waitFor();
    },
    elapse: (ms) => page.clock.runFor(ms),
    elapseUntil: async (words, stepMs, mostMs) => {
      const sign = page.getByText(words, { exact: true }).first();
      for (let passed = 0; passed < mostMs && !(await sign.isVisible()); passed += stepMs)
        await page.clock.runFor(stepMs);
      await sign.waitFor();
    },
    changeSessionElsewhere: async (changed) => {
      if (otherTab === null) {
        otherTab = await page.context().newPage();
        await otherTab.goto(STILL_PAGE);
      }
      await acting(otherTab.evaluate(storeSession, { ...(storedFromSession(changed) ?? NOTHING) }));
    },
    letDocumentCome: async () => {
      await page.evaluate(repairDrawing);
      await acting(documents.come());
    },
    breakDocument: () => acting(documents.break()),
    giveDocumentUp: documents.letGo,
    breakDrawing: async (control) => {
      await expectPagesDrawn(page);
      await acting(found(control).evaluate(breakDrawing));
    },
    simulate: (simulated) =>
      page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
        SIMULATION_KEY,
        JSON.stringify(simulated),
      ] as const),
    refuseKeeping: (isRefused) => page.evaluate(refuseKeeping, isRefused),
    announceNewerVersion: async () => {
      await keepingIsDone(page);
      await acting(page.evaluate(announceVersion, [VERSIONS_CHANNEL, FACTS_VERSION + 1] as const));
    },
  };
}

/** The button that opens the picker of a place for a file, whether it is empty or not. */
function chooseButton(page: Page, label: string): Locator {
  const named = (word: string) => page.getByRole('button', { name: `${word} ${WORDS.forLabel(label)}`, exact: true });
  return named(WORDS.choose).or(named(WORDS.replace));
}

function locate(page: Page, { role, name, within }: Sought): Locator {
  const place = within === undefined ? page : page.getByRole(within.role, { name: within.name, exact: true });
  if (role === 'password') return place.getByLabel(name, { exact: true });
  return place.getByRole(role, { name, exact: typeof name === 'string' });
}
