import { lazy, type PropsWithChildren, type ReactNode, Suspense, useEffect } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Notice } from '#src/components/Notice.tsx';
import { FRAME } from '#src/content/frame.ts';
import { redirectSentence } from '#src/content/reasons.ts';
import { CurrentScreen } from '#src/app/CurrentScreen.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useTopOfScreen } from '#src/app/useTopOfScreen.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import classes from './Frame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { WayBar } from './WayBar.tsx';

const KeepingNotices = lazy(async () => ({
  default: (await import('./keeping/KeepingNotices.tsx')).KeepingNotices,
}));
const ConfirmClearing = lazy(async () => ({
  default: (await import('./keeping/ConfirmClearing.tsx')).ConfirmClearing,
}));

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
  const isRefused = view.keeping === 'refused';
  const isOutdated = view.keeping === 'outdated';
  const screen = <CurrentScreen screen={view.screen} step={view.step} />;
  useTopOfScreen(view.screen, view.isSectionAsked);
  return (
    <>
      <SkipLink mainId={MAIN_ID} />
      {!isLanding && <TopBar homePath={view.homePath} userName={view.userName} />}
      {!isLanding && <WayBar {...view} />}
      <div role="status" className={classes.notices} data-column={COLUMNS[view.screen] ?? 'form'}>
        {view.redirectNotice !== null && <Notice kind="info">{redirectSentence(view.redirectNotice)}</Notice>}
        {!isLanding && (isRefused || isOutdated || view.keptLoss !== null) && (
          <Fetched instead={isOutdated && <Notice kind="warning">{FRAME.outdated}</Notice>}>
            <KeepingNotices isRefused={isRefused} isOutdated={isOutdated} loss={view.keptLoss} />
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
