import { lazy, type PropsWithChildren, type ReactNode, Suspense, useEffect } from 'react';
import { type ShellView, viewShell } from '#machines/journey/views/viewShell.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Message } from '#src/components/Message.tsx';
import { redirectSentence } from '#src/content/reasons.ts';
import { SAVING } from '#src/content/saving.ts';
import { CurrentScreen } from '#src/app/CurrentScreen.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useTopOfScreen } from '#src/app/useTopOfScreen.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { useResume } from '#src/screens/parts/useResume.ts';
import classes from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { StepBar } from './StepBar.tsx';

const SavingMessages = lazy(async () => ({
  default: (await import('./saving/SavingMessages.tsx')).SavingMessages,
}));
const ResumeBar = lazy(async () => ({ default: (await import('./ResumeBar.tsx')).ResumeBar }));
const ConfirmReset = lazy(async () => ({
  default: (await import('./saving/ConfirmReset.tsx')).ConfirmReset,
}));

/** What is said of saving on every page, and what only where something can be typed. */
const SAID_EVERYWHERE: ReadonlySet<ShellView['saving']> = new Set(['erasing', 'erased', 'eraseFailed']);
const SHOWN_WITH_SCREENS: ReadonlySet<ShellView['saving']> = new Set([
  ...SAID_EVERYWHERE,
  'loadingLate',
  'refused',
  'outdated',
]);

/** What stands round every screen; the landing page brings its own bar, main part and footer (R1.8, R13.6). */
export function Shell() {
  const view = useJourney(viewShell);
  const isLanding = view.screen === 'landing';
  const hasBegun = useResume() !== null;
  const { saving, savedLoss } = view;
  const isSaid = (isLanding ? SAID_EVERYWHERE : SHOWN_WITH_SCREENS).has(saving);
  const screen = <CurrentScreen screen={view.screen} step={view.step} />;
  useTopOfScreen(view.screen, view.isSectionRequested);
  return (
    <>
      <SkipLink mainId={MAIN_ID} />
      {!isLanding && <TopBar screen={view.screen} homePath={view.homePath} userName={view.userName} />}
      {!isLanding && <StepBar {...view} />}
      <div role="status" className={classes.notices} data-column={view.screen === 'signIn' ? 'card' : undefined}>
        {view.redirect !== null && <Message kind="info">{redirectSentence(view.redirect)}</Message>}
        {(isSaid || (!isLanding && savedLoss !== null)) && (
          <Lazy fallback={saving === 'outdated' && <Message kind="warning">{SAVING.outdated}</Message>}>
            <SavingMessages saving={saving} loss={isLanding ? null : savedLoss} />
          </Lazy>
        )}
      </div>
      {isLanding ? (
        <>
          <div className={classes.bare}>{screen}</div>
          {hasBegun && (
            <Lazy>
              <ResumeBar />
            </Lazy>
          )}
        </>
      ) : (
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          {screen}
        </main>
      )}
      {view.confirming !== null && (
        <Lazy fallback={<Unanswered />}>
          <ConfirmReset asked={view.confirming} />
        </Lazy>
      )}
      <Toasts />
    </>
  );
}

/** A part that comes in a file of its own; what is given, or nothing, stands in for one that does not come. */
function Lazy({ fallback = null, children }: PropsWithChildren<{ readonly fallback?: ReactNode }>) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A question that cannot be asked removes nothing. */
function Unanswered() {
  const send = useSend();
  useEffect(() => send({ type: 'reset.cancelled' }), [send]);
  return null;
}
