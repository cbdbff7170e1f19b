import { SAVING_PATIENCE_MS } from '#machines/constants.ts';

const MARK = 'reloadedForPart';
const BETWEEN_MARKS = '\n';
/** The address of this very program. It has another in every build. */
const BUILD = import.meta.url;

/** What this asks of the browser. */
export type ReloadingPage = Pick<Window, 'sessionStorage' | 'setTimeout'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Loads the page anew for a part of the program that did not come, as happens when another build has taken the place of
 * this one. Once for each build; never offline, where nothing would come back, nor while something typed would be lost
 * (R15.1). Tells whether it does.
 */
export async function reloadOnce(
  part: string,
  settled: () => Promise<boolean>,
  page: ReloadingPage = window,
): Promise<boolean> {
  const mayHelp = page.navigator.onLine && marksIn(page)?.every((mark) => !mark.startsWith(BUILD)) === true;
  if (!mayHelp || !(await patiently(settled, page)) || !leaveMark(part, page)) return false;
  page.location.reload();
  return true;
}

/** Loads the page anew because a person asks for it, as soon as what was typed is saved. */
export async function reloadNow(settled: () => Promise<boolean>, page: ReloadingPage = window): Promise<void> {
  await patiently(settled, page);
  page.location.reload();
}

/** Takes the mark away once the part is here: another part may then have its own reload. */
export function noteArrival(part: string, page: ReloadingPage = window): void {
  if (marksIn(page)?.includes(markOf(part)) === true) page.sessionStorage.removeItem(MARK);
}

function markOf(part: string): string {
  return `${BUILD} ${part}`;
}

/** The marks of earlier reloads, of one build or of several that are served in turn; null where the browser refuses to say. */
function marksIn(page: ReloadingPage): readonly string[] | null {
  try {
    return (page.sessionStorage.getItem(MARK) ?? '').split(BETWEEN_MARKS);
  } catch {
    return null;
  }
}

function leaveMark(part: string, page: ReloadingPage): boolean {
  try {
    page.sessionStorage.setItem(MARK, [...(marksIn(page) ?? []), markOf(part)].join(BETWEEN_MARKS));
    return true;
  } catch {
    return false;
  }
}

function patiently(settled: () => Promise<boolean>, page: ReloadingPage): Promise<boolean> {
  const giveUp = new Promise<boolean>((resolve) => {
    page.setTimeout(() => resolve(false), SAVING_PATIENCE_MS);
  });
  return Promise.race([settled(), giveUp]);
}
