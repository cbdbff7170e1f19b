import type { Chapter } from '#machines/domain/choices.ts';
import { ROUTES, SCREEN_NAMES, type ScreenId } from '#machines/journey/routes.ts';
import { formatList } from './format.ts';
import { SHELL } from './shell.ts';

export const CHAPTER_NAMES: Readonly<Record<Chapter, string>> = {
  connect: 'Connect',
  offer: 'Offer',
  business: 'Business',
  sign: 'Sign',
};

/** The names of screens in the browser's title. */
export const SCREEN_TITLES: Record<ScreenId, string> = { ...SCREEN_NAMES, landing: 'Get your future revenue now' };

/** Returns the title of the browser's tab (R1.8). */
export function documentTitle(title: string, step: number | null): string {
  return [title, ...(step === null ? [] : [SHELL.stepOf(step)]), SHELL.productName].join(' · ');
}

/** The words of the links back into a started application (R17.1). */
export const RESUME = {
  label: 'Your application',
  goOn: { name: 'Continue your application', shortName: 'Continue' },
  signed: {
    [ROUTES.dashboard.path]: { name: 'Go to your set-up', shortName: 'Your set-up' },
    [ROUTES.dashboardEstablished.path]: { name: 'Go to your repayment', shortName: 'Your repayment' },
  } as Readonly<Record<string, { name: string; shortName: string }>>,
  done: {
    connect: 'connected Patreon',
    offer: 'chosen an offer',
    business: 'given your business details',
    sign: 'signed your contract',
  } satisfies Record<Chapter, string>,
  place: (step: number | null, done: readonly string[]) => {
    if (step === null) return 'Your contract is signed.';
    return `${SHELL.stepOf(step)}.${done.length === 0 ? '' : ` You have ${formatList(done)}.`}`;
  },
} as const;
