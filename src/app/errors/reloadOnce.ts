import { SAVING_PATIENCE_MS } from '#machines/constants.ts';
import { inTime } from '#src/services/inTime.ts';

const MARK = 'reloadedForPart';

/** What this asks of the browser. */
export type ReloadingPage = Pick<Window, 'sessionStorage'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Loads the page anew for a part of the program that did not come, as happens when another build has taken the place of
 * this one. Once, until that part is here; never offline, where nothing would come back, nor while something typed would
 * be lost (R15.1). Tells whether it does.
 */
export async function reloadOnce(
  part: string,
  settled: () => Promise<boolean>,
  page: ReloadingPage = window,
): Promise<boolean> {
  try {
    const mayHelp = page.navigator.onLine && page.sessionStorage.getItem(MARK) === null;
    if (!mayHelp || !(await inTime(settled(), SAVING_PATIENCE_MS, false))) return false;
    page.sessionStorage.setItem(MARK, part);
  } catch {
    // Where nothing can be noted, there would be no end to it.
    return false;
  }
  page.location.reload();
  return true;
}

/** Takes the mark away once the part is here: another part may then have its own reload. */
export function noteArrival(part: string, page: ReloadingPage = window): void {
  try {
    if (page.sessionStorage.getItem(MARK) === part) page.sessionStorage.removeItem(MARK);
  } catch {
    // Nothing was noted there.
  }
}
