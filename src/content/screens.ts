import type { Chapter } from '#machines/domain/choices.ts';
import { ROUTES, SCREEN_NAMES, type ScreenId } from '#machines/journey/routes.ts';
import { formatList } from './format.ts';
import { SHELL } from './shell.ts';

/** `done` completes a sentence that starts with "You have" (R16.3, R17.1). */
export const CHAPTER_WORDS: Readonly<Record<Chapter, { readonly name: string; readonly done: string }>> = {
  connect: { name: 'Connect', done: 'connected Patreon' },
  offer: { name: 'Offer', done: 'chosen an offer' },
  business: { name: 'Business', done: 'given your business details' },
  sign: { name: 'Sign', done: 'signed your contract' },
};

export const SCREEN_TITLES: Record<ScreenId, string> = { ...SCREEN_NAMES, landing: 'Get your future revenue now' };

export function documentTitle(title: string, step: number | null): string {
  return [title, ...(step === null ? [] : [SHELL.stepOf(step)]), SHELL.productName].join(' · ');
}

/** Links back into a started application (R17.1). */
export const RESUME = {
  label: 'Your application',
  unsigned: { name: 'Continue your application', shortName: 'Continue' },
  signed: {
    [ROUTES.dashboard.path]: { name: 'Go to your set-up', shortName: 'Your set-up' },
    [ROUTES.dashboardEstablished.path]: { name: 'Go to your repayment', shortName: 'Your repayment' },
  } as Readonly<Record<string, { name: string; shortName: string }>>,
  place: (step: number | null, done: readonly string[]) => {
    if (step === null) return 'Your contract is signed.';
    return `${SHELL.stepOf(step)}.${done.length === 0 ? '' : ` You have ${formatList(done)}.`}`;
  },
} as const;
