import { lazy, type PropsWithChildren, type ReactNode, Suspense, useEffect } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { type SavingState, viewFrame } from '#machines/journey/views/viewFrame.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Notice } from '#src/components/Notice.tsx';
import { redirectSentence } from '#src/content/reasons.ts';
import { SAVING } from '#src/content/saving.ts';
import { CurrentScreen } from '#src/app/CurrentScreen.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useTopOfScreen } from '#src/app/useTopOfScreen.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './Frame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { WayBar } from './WayBar.tsx';

const SavingNotices = lazy(async () => ({
  default: (await import('./saving/SavingNotices.tsx')).SavingNotices,
}));
const ConfirmClearing = lazy(async () => ({
  default: (await import('./saving/ConfirmClearing.tsx')).ConfirmClearing,
}));

/** What is said of saving on every page, and what only where something can be typed. */
const SAID_EVERYWHERE: ReadonlySet<SavingState> = new Set(['erasing', 'erased', 'eraseFailed']);
const SAID_BESIDE_SCREENS: ReadonlySet<SavingState> = new Set([
  ...SAID_EVERYWHERE,
  'loadingLate',
  'refused',
  'outdated',
]);

type Column = 'card' | 'form' | 'formBeside' | 'wide';

const COLUMNS: Partial<Record<ScreenId, Column>> = {
  landing: 'wide',
  signIn: 'card',
  offers: 'wide',
  entityDetails: 'formBeside',
  signIrsForm: 'wide',
  contract: 'wide',
  dashboard: 'wide',
  dashboardEstablished: 'wide',
};

/** What stands round every screen; the landing page brings its own bar, main part and footer (R1.8, R13.6). */
export function Frame() {
  const view = useJourney(viewFrame);
  const isLanding = view.screen === 'landing';
  const { saving, savedLoss } = view;
  const isSaid = (isLanding ? SAID_EVERYWHERE : SAID_BESIDE_SCREENS).has(saving);
  const screen = <CurrentScreen screen={view.screen} step={view.step} />;
  useTopOfScreen(view.screen, view.isSectionAsked);
  return (
    <>
      <SkipLink mainId={MAIN_ID} />
      {!isLanding && <TopBar homePath={view.homePath} userName={view.userName} />}
      {!isLanding && <WayBar {...view} />}
      <div role="status" className={classes.notices} data-column={COLUMNS[view.screen] ?? 'form'}>
        {view.redirectNotice !== null && <Notice kind="info">{redirectSentence(view.redirectNotice)}</Notice>}
        {(isSaid || (!isLanding && savedLoss !== null)) && (
          <Fetched instead={saving === 'outdated' && <Notice kind="warning">{SAVING.outdated}</Notice>}>
            <SavingNotices saving={saving} loss={isLanding ? null : savedLoss} />
          </Fetched>
        )}
      </div>
      {isLanding ? (
        <div className={classes.bare}>{screen}</div>
      ) : (
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          {screen}
        </main>
      )}
      {view.confirming !== null && (
        <Fetched instead={<Unanswered />}>
          <ConfirmClearing asked={view.confirming} />
        </Fetched>
      )}
      <Toasts />
    </>
  );
}

/** A part that comes in a file of its own; what is given, or nothing, stands in for one that does not come. */
function Fetched({ instead = null, children }: PropsWithChildren<{ readonly instead?: ReactNode }>) {
  return (
    <ErrorBoundary instead={instead}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A question that cannot be asked removes nothing. */
function Unanswered() {
  const send = useSend();
  useEffect(() => send({ type: 'clearing.cancelled' }), [send]);
  return null;
}
