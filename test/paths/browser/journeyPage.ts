import type { Locator, Page } from '@playwright/test';
import type { FileRef } from '#machines/domain/documents.ts';
import { type Session, storedFromSession } from '#machines/domain/session.ts';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { expectAccessible } from '#test/e2e/support/accessible.ts';
import { expectPagesDrawn, pauseClock, holdRequests } from '#test/e2e/support/steps.ts';
import { findControl, locateControl, type PageReading, type ControlQuery } from '#test/paths/readPage.ts';
import {
  keepTimeAcrossLoad,
  advanceClock,
  advanceClockUntil,
  readAfter,
  readWithHeading,
  trackLoading,
} from './clock.ts';
import { writeSampleFile } from './sampleFiles.ts';
import { holdDocuments } from './heldDocuments.ts';
import { flushSaves } from './savedJourney.ts';
import {
  saveAsVersion,
  breakDrawing,
  countStorageEvents,
  trackPendingSaves,
  dismissMessages,
  isHydrated,
  openHistoryEntry,
  blockErasing,
  blockSaving,
  repairDrawing,
  readStoredSession,
  storeSession,
  keepDetailsOpen,
  wakeOn,
} from './pageScripts.ts';

const FRAME_MS = 16;
const TWO_FRAMES_MS = 2 * FRAME_MS;
const NARROW_PX = 600;
const TABLET_PX = 768;
const LOADING_DOCUMENT = new RegExp(`^(?:${CONTRACT.loading}|${SIGN_IRS_FORM.loading})$`);
/** Long, because drawing a document takes real time. */
const ELEMENT_TIMEOUT_MS = 5000;
/** A file from this origin without scripts, for accessing storage while the product isn't running. */
const SCRIPTLESS_PAGE = '/robots.txt';
/** Storage after another tab has signed out (R2.4). */
const EMPTY = { isAuthenticated: null, isPatreonConnected: null, user: null };
/** A visitor with empty storage would be signed in (R2.2). */
const GUEST = { ...EMPTY, isAuthenticated: 'false' };
const DISMISS_BUTTON = { role: 'button', names: ['Dismiss message'] } as const;
const readStorageEventCount = () => (globalThis as { storageEvents?: number }).storageEvents ?? 0;
/** The lazy-loaded persistence code. */
const SAVING_SCRIPT = /\/assets\/saving-[^/]*\.js$/;

/** Drives a page of the built product. The page's clock is stopped unless a call advances it. */
export type JourneyPage = Awaited<ReturnType<typeof openJourneyPage>>;

/** Stores a session and prepares a page that hasn't loaded the product yet. */
export async function openJourneyPage(page: Page, session: Session, isSavingDelayed = false) {
  const isLoading = trackLoading(page);
  await page.addInitScript(trackPendingSaves);
  await page.addInitScript(countStorageEvents);
  await page.addInitScript(keepDetailsOpen);
  await pauseClock(page);
  const documents = await holdDocuments(page);
  const releaseSaving = isSavingDelayed ? await holdRequests(page, SAVING_SCRIPT) : () => {};
  let isLoaded = false;
  let isSettled = true;
  let lastSimulation = '';
  let otherTab: Page | null = null;

  const perform = async (action: PromiseLike<unknown>) => {
    await action;
    isSettled = false;
  };
  /** Reads the page after the last action has rendered. With a heading, gives its screen time to load. */
  const read = async (heading?: string): Promise<PageReading> => {
    const clockMs = isSettled ? 0 : TWO_FRAMES_MS;
    const reading = heading === undefined ? readAfter(page, clockMs) : readWithHeading(page, heading, clockMs);
    isSettled = true;
    return reading;
  };
  /** Reads the page after a short wait. The clock doesn't advance while code is loading. */
  const readAgain = (clockMs = FRAME_MS, waitMs = FRAME_MS) => readAfter(page, isLoading() ? 0 : clockMs, waitMs);
  const find = async (query: ControlQuery) => findControl(await read(), query);
  const use = async (query: ControlQuery, action: (element: Locator) => Promise<unknown>) => {
    const reading = await read();
    const hasMessage = findControl(reading, DISMISS_BUTTON) !== undefined;
    // A message could cover the control.
    if (hasMessage) await perform(page.evaluate(dismissMessages));
    let found = findControl(hasMessage ? await read() : reading, query);
    const deadline = performance.now() + ELEMENT_TIMEOUT_MS;
    while (found === undefined && performance.now() < deadline) found = findControl(await readAgain(0), query);
    if (found === undefined) throw new Error(`The page has no ${query.role} "${query.names.join('" or "')}".`);
    await perform(action(locateControl(page, found, query.within)));
  };
  const waitForHydration = async () => {
    while (!(await page.evaluate(isHydrated))) await readAgain();
    isSettled = true;
  };
  const leave = async () => {
    await keepTimeAcrossLoad(page);
    await page.goto(SCRIPTLESS_PAGE);
    isLoaded = false;
  };
  /** Sets which simulated service calls fail, by actor id, and whether the contract must be scrolled to its end. */
  const simulate = async (settings: { failing: readonly string[]; requireContractScroll: boolean }) => {
    const text = JSON.stringify(settings);
    const isDefault = settings.failing.length === 0 && !settings.requireContractScroll;
    if (isDefault && text === lastSimulation) return;
    lastSimulation = text;
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
      await keepTimeAcrossLoad(page);
      await page.reload();
      await waitForHydration();
    },
    /** Opens an address: with a page load the first time, then through the tab's history. */
    open: async (address: string) => {
      if (isLoaded) return perform(page.evaluate(openHistoryEntry, address));
      await keepTimeAcrossLoad(page);
      await page.goto(address);
      isLoaded = true;
      await waitForHydration();
    },
    click: (query: ControlQuery) => use(query, (element) => element.click()),
    /** Clicks a control even if it is disabled. */
    forceClick: (query: ControlQuery) => use(query, (element) => element.click({ force: true })),
    /** Clicks a covered control, as voice control software can. */
    clickCovered: (query: ControlQuery) => use(query, (element) => element.dispatchEvent('click')),
    type: (query: ControlQuery, text: string) => use(query, (element) => element.fill(text)),
    forceType: (query: ControlQuery, text: string) =>
      use(query, async (element) => {
        await element.focus();
        await page.keyboard.insertText(text);
      }),
    /** Focuses a field and tabs to the next control. */
    focusAndLeave: (query: ControlQuery) =>
      use(query, async (element) => {
        await element.focus();
        await page.keyboard.press('Tab');
      }),
    setChecked: (query: ControlQuery, isChecked: boolean) => use(query, (element) => element.setChecked(isChecked)),
    selectOption: (query: ControlQuery, option: string) =>
      use(query, (element) => element.selectOption({ label: option })),
    chooseFile: (query: ControlQuery, file: FileRef) =>
      use(query, async (element) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), element.click()]);
        await chooser.setFiles(writeSampleFile(file));
      }),
    expectText: async (text: string | RegExp) => {
      const element = page.getByText(text, { exact: true }).first();
      const deadline = performance.now() + ELEMENT_TIMEOUT_MS;
      while (!(await element.isVisible()) && performance.now() < deadline) await readAgain();
      await element.waitFor();
    },
    advanceClock: (ms: number) => advanceClock(page, ms),
    /** Checks every width. Narrow windows close the document viewer; wide ones request the document again. */
    checkAccessibility: async (name: string, isDesktopDark: boolean, isDocumentLoading: boolean) => {
      const loading = page.getByText(LOADING_DOCUMENT);
      const waitForDocument = async () => {
        while (!isDocumentLoading && (await loading.isVisible())) await advanceClock(page, FRAME_MS);
      };
      await waitForDocument();
      const resize = async (width: number, height: number) => {
        const isNarrow = width < TABLET_PX;
        if (isNarrow || isDocumentLoading) await documents.setPassThrough(isNarrow);
        await page.setViewportSize({ width, height });
      };
      await expectAccessible(page, { name, isDesktopDark, resize });
      await waitForDocument();
      await documents.setPassThrough(false);
    },
    /** Simulates a computer that sleeps until this day. */
    sleepUntil: (day: string) => perform(page.evaluate(wakeOn, day)),
    advanceClockUntil: async (text: string, stepMs: number, maxMs: number) => {
      if (!(await advanceClockUntil(page, text, stepMs, maxMs)))
        throw new Error(`"${text}" was not visible within ${maxMs} ms.`);
    },
    changeSessionInOtherTab: async (changed: Session) => {
      if (otherTab === null) {
        otherTab = await page.context().newPage();
        await otherTab.goto(SCRIPTLESS_PAGE);
      }
      // The other tab may see the page's last write with a delay.
      const stored = await page.evaluate(readStoredSession);
      while ((await otherTab.evaluate(readStoredSession)) !== stored) await readAgain(0);
      const eventsBefore = await page.evaluate(readStorageEventCount);
      const changes = await otherTab.evaluate(storeSession, { ...(storedFromSession(changed) ?? EMPTY) });
      while ((await page.evaluate(readStorageEventCount)) < eventsBefore + changes) await readAgain(0);
      isSettled = false;
    },
    deliverDocument: async () => {
      await page.evaluate(repairDrawing);
      await perform(documents.deliver());
    },
    /** Requests the document again by making the window too narrow for the viewer, then wide again. */
    requestDocumentAgain: async () => {
      const wide = page.viewportSize();
      if (wide === null) throw new Error('The page has no viewport size.');
      const asText = page.getByRole('button', { name: CONTRACT.agreement.readAsText });
      const asPdf = page.getByRole('button', { name: CONTRACT.agreement.showPdf });
      const hasText = (await asText.isVisible()) || (await asPdf.isVisible());
      if (await asText.isVisible()) await asText.click();
      await page.setViewportSize({ ...wide, width: NARROW_PX });
      await page.locator('.react-pdf__Document').waitFor({ state: 'detached' });
      await perform(page.setViewportSize(wide));
      if (hasText) await asPdf.click();
    },
    deliverBrokenDocument: () => perform(documents.deliverBroken()),
    releaseDocument: documents.release,
    /** Makes drawing fail, then uses a control that redraws the document. */
    breakDrawing: async (query: ControlQuery) => {
      await expectPagesDrawn(page);
      await use(query, (element) => element.evaluate(breakDrawing as (control: Node) => void));
    },
    blockSaving: (isBlocked: boolean) => page.evaluate(blockSaving, isBlocked),
    blockErasing: (isBlocked: boolean) => page.evaluate(blockErasing, isBlocked),
    releaseSavingCode: () => {
      const arrived = page.waitForResponse(SAVING_SCRIPT);
      releaseSaving();
      return perform(arrived);
    },
    /** Simulates a save by a newer version in another tab. */
    saveAsNewerVersion: async () => {
      await flushSaves(page);
      await perform(page.evaluate(saveAsVersion, SAVED_FORMAT + 1));
    },
  };
}
