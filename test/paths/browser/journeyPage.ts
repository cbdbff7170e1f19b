import type { Locator, Page } from '@playwright/test';
import type { FileRef } from '#machines/domain/documents.ts';
import { type Session, storedFromSession } from '#machines/domain/session.ts';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { expectAccessible } from '#test/e2e/support/accessible.ts';
import { expectPagesDrawn, hold, holdBack } from '#test/e2e/support/placeSteps.ts';
import { controlIn, locate, type PageReading, type Sought } from '#test/paths/readPage.ts';
import { carryTimeOver, passTime, passTimeUntil, readAfter, readUnder, watchLoading } from './clock.ts';
import { givenFile } from './givenFiles.ts';
import { holdDocuments } from './heldDocuments.ts';
import { savingIsDone } from './savedRecord.ts';
import {
  saveAsVersion,
  breakDrawing,
  countStorageEvents,
  countSavingWork,
  dismissMessages,
  isAlive,
  openEntry,
  refuseErasing,
  refuseSaving,
  repairDrawing,
  knownSession,
  storeSession,
  unfoldAll,
  wakeOn,
} from './pageSide.ts';

const FRAMES_MS = 32;
const BLINK_MS = 16;
const NARROW_PX = 600;
const TABLET_PX = 768;
const LOADING_DOCUMENT = new RegExp(`^(?:${CONTRACT.loading}|${SIGN_IRS_FORM.loading})$`);
/** How long what must be there is waited for; drawing a document takes real time. */
const READS_WITHIN_MS = 5000;
/** A file of the same origin that runs no script, to reach the storage before or while the product runs. */
const STILL_PAGE = '/robots.txt';
/** What a tab that signs out leaves. With nothing stored at all, a first visit would be signed in (R2.2, R2.4). */
const NOTHING = { isAuthenticated: null, isPatreonConnected: null, user: null };
const GUEST = { ...NOTHING, isAuthenticated: 'false' };
const DISMISS = { role: 'button', names: ['Dismiss message'] } as const;
const storageEvents = () => (globalThis as { storageEvents?: number }).storageEvents ?? 0;
/** The program that saves what is typed. */
const SAVING_PROGRAM = /\/assets\/saving-[^/]*\.js$/;

/** A page of the built product as a person uses it. Its clock is stopped unless a call advances it. */
export type JourneyPage = Awaited<ReturnType<typeof openJourneyPage>>;

/** Takes over a page that has loaded nothing yet, in a browser that has this session. */
export async function openJourneyPage(page: Page, session: Session, isSavingLate = false) {
  const isLoading = watchLoading(page);
  await page.addInitScript(countSavingWork);
  await page.addInitScript(countStorageEvents);
  await page.addInitScript(unfoldAll);
  await hold(page);
  const documents = await holdDocuments(page);
  const releaseSaving = isSavingLate ? await holdBack(page, SAVING_PROGRAM) : () => {};
  let isLoaded = false;
  let isSettled = true;
  let simulated = '';
  let otherTab: Page | null = null;

  const acting = async (act: PromiseLike<unknown>) => {
    await act;
    isSettled = false;
  };
  /** Reads the page once the last action is drawn and a screen with this heading has come, if it comes. */
  const read = async (heading?: string): Promise<PageReading> => {
    const ms = isSettled ? 0 : FRAMES_MS;
    const reading = heading === undefined ? readAfter(page, ms) : readUnder(page, heading, ms);
    isSettled = true;
    return reading;
  };
  /** Reads the page after a short wait; its clock stays stopped while code is loading. */
  const readAgain = (passingMs = BLINK_MS, waitMs = BLINK_MS) => readAfter(page, isLoading() ? 0 : passingMs, waitMs);
  const find = async (sought: Sought) => controlIn(await read(), sought);
  const use = async (sought: Sought, act: (element: Locator) => Promise<unknown>) => {
    const reading = await read();
    const isCovered = controlIn(reading, DISMISS) !== undefined;
    // A message that stays may lie over what is used next.
    if (isCovered) await acting(page.evaluate(dismissMessages));
    let found = controlIn(isCovered ? await read() : reading, sought);
    const endsAt = performance.now() + READS_WITHIN_MS;
    while (found === undefined && performance.now() < endsAt) found = controlIn(await readAgain(0), sought);
    if (found === undefined) throw new Error(`There is no ${sought.role} "${sought.names.join('" or "')}".`);
    await acting(act(locate(page, found, sought.within)));
  };
  const comesAlive = async () => {
    while (!(await page.evaluate(isAlive))) await readAgain();
    isSettled = true;
  };
  const leave = async () => {
    await carryTimeOver(page);
    await page.goto(STILL_PAGE);
    isLoaded = false;
  };
  /** Sets which calls of the simulated services fail, by the ids that the chart gives them. */
  const simulate = async (wanted: { failing: readonly string[]; requireContractScroll: boolean }) => {
    const text = JSON.stringify(wanted);
    const isPlain = wanted.failing.length === 0 && !wanted.requireContractScroll;
    if (isPlain && text === simulated) return;
    simulated = text;
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [SIMULATION_KEY, text] as const);
  };

  await leave();
  await page.evaluate(storeSession, { ...(storedFromSession(session) ?? GUEST) });

  return {
    read,
    readAgain,
    find,
    simulate,
    leave,
    reload: async () => {
      await carryTimeOver(page);
      await page.reload();
      await comesAlive();
    },
    /** Opens an address: loads the page the first time, then goes to an entry of the tab's own history. */
    open: async (address: string) => {
      if (isLoaded) return acting(page.evaluate(openEntry, address));
      await carryTimeOver(page);
      await page.goto(address);
      isLoaded = true;
      await comesAlive();
    },
    press: (sought: Sought) => use(sought, (element) => element.click()),
    /** Presses a control that refuses to be used; nothing may come of it. */
    pressInVain: (sought: Sought) => use(sought, (element) => element.click({ force: true })),
    /** Presses a control that something else lies over, as a voice control does, which does not see the page. */
    pressUnseen: (sought: Sought) => use(sought, (element) => element.dispatchEvent('click')),
    type: (sought: Sought, text: string) => use(sought, (element) => element.fill(text)),
    typeInVain: (sought: Sought, text: string) =>
      use(sought, async (element) => {
        await element.focus();
        await page.keyboard.insertText(text);
      }),
    /** Puts the cursor into a field and moves on to the next control. */
    visit: (sought: Sought) =>
      use(sought, async (element) => {
        await element.focus();
        await page.keyboard.press('Tab');
      }),
    tick: (sought: Sought, isTicked: boolean) => use(sought, (element) => element.setChecked(isTicked)),
    choose: (sought: Sought, option: string) => use(sought, (element) => element.selectOption({ label: option })),
    give: (sought: Sought, file: FileRef) =>
      use(sought, async (element) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), element.click()]);
        await chooser.setFiles(givenFile(file));
      }),
    expectWords: async (words: string | RegExp) => {
      const sign = page.getByText(words, { exact: true }).first();
      const endsAt = performance.now() + READS_WITHIN_MS;
      while (!(await sign.isVisible()) && performance.now() < endsAt) await readAgain();
      await sign.waitFor();
    },
    elapse: (ms: number) => passTime(page, ms),
    /** Looks at the page at every width. A narrow window closes the document, which a wide one requests again. */
    checkAccessibility: async (name: string, isDarkOnDesk: boolean, isDocumentLoading: boolean) => {
      const loading = page.getByText(LOADING_DOCUMENT);
      const documentComes = async () => {
        while (!isDocumentLoading && (await loading.isVisible())) await passTime(page, BLINK_MS);
      };
      await documentComes();
      const resize = async (width: number, height: number) => {
        const isNarrow = width < TABLET_PX;
        if (isNarrow || isDocumentLoading) await documents.setServed(isNarrow);
        await page.setViewportSize({ width, height });
      };
      await expectAccessible(page, { name, isDarkOnDesk, resize });
      await documentComes();
      await documents.setServed(false);
    },
    /** The computer sleeps until this day. */
    sleepUntil: (day: string) => acting(page.evaluate(wakeOn, day)),
    elapseUntil: async (words: string, stepMs: number, mostMs: number) => {
      if (!(await passTimeUntil(page, words, stepMs, mostMs))) throw new Error(`"${words}" was not read in time.`);
    },
    changeSessionElsewhere: async (changed: Session) => {
      if (otherTab === null) {
        otherTab = await page.context().newPage();
        await otherTab.goto(STILL_PAGE);
      }
      // Until it knows what the page stored last, it does not know what it changes.
      const stored = await page.evaluate(knownSession);
      while ((await otherTab.evaluate(knownSession)) !== stored) await readAgain(0);
      const eventsBefore = await page.evaluate(storageEvents);
      const changes = await otherTab.evaluate(storeSession, { ...(storedFromSession(changed) ?? NOTHING) });
      while ((await page.evaluate(storageEvents)) < eventsBefore + changes) await readAgain(0);
      isSettled = false;
    },
    /** A document is on its way until one of these two: it comes, or it turns out to be broken. */
    letDocumentCome: async () => {
      await page.evaluate(repairDrawing);
      await acting(documents.come());
    },
    /** The window becomes too narrow for a page, where something else stands for the document, and wide again. */
    requestDocument: async () => {
      const wide = page.viewportSize();
      if (wide === null) throw new Error('The window has no size.');
      const asText = page.getByRole('button', { name: CONTRACT.agreement.readAsText });
      const asPdf = page.getByRole('button', { name: CONTRACT.agreement.showPdf });
      const hasText = (await asText.isVisible()) || (await asPdf.isVisible());
      if (await asText.isVisible()) await asText.click();
      await page.setViewportSize({ ...wide, width: NARROW_PX });
      await page.locator('.react-pdf__Document').waitFor({ state: 'detached' });
      await acting(page.setViewportSize(wide));
      if (hasText) await asPdf.click();
    },
    breakDocument: () => acting(documents.break()),
    /** The document that did not come in time is waited for no longer. */
    giveDocumentUp: documents.letGo,
    /** A shown document can no longer be drawn when this control redraws it. */
    breakDrawing: async (sought: Sought) => {
      await expectPagesDrawn(page);
      await use(sought, (element) => element.evaluate(breakDrawing as (pressed: Node) => void));
    },
    /** Makes the browser refuse the next save only. */
    refuseSaving: (isRefused: boolean) => page.evaluate(refuseSaving, isRefused),
    /** Whether the browser refuses to erase what was saved; it is made to believe that there is something. */
    refuseErasing: (isRefused: boolean) => page.evaluate(refuseErasing, isRefused),
    letSavingCome: () => {
      const arrived = page.waitForResponse(SAVING_PROGRAM);
      releaseSaving();
      return acting(arrived);
    },
    /** Another tab of the same browser, of a newer version of the product, saves a journey. */
    announceNewerVersion: async () => {
      await savingIsDone(page);
      await acting(page.evaluate(saveAsVersion, SAVED_FORMAT + 1));
    },
  };
}
