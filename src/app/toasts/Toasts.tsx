import { useDidUpdate } from '@mantine/hooks';
import { memo, useEffect, useState } from 'react';
import { ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewConnectPatreon, viewSignIn } from '#machines/journey/views/viewConnections.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { lazyPart } from '#src/app/lazyPart.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { SHELL } from '#src/content/shell.ts';
import { toastText } from '#src/content/toasts.ts';
import { useAppServices, useJourney } from '#src/journey/hooks.ts';
import { hideFailures, hideHints, showToast } from './showToast.tsx';

const isLoginBusy = (snapshot: JourneySnapshot) => viewSignIn(snapshot).isBusy || viewConnectPatreon(snapshot).isBusy;

const ToastStack = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack);

export const Toasts = memo(function Toasts() {
  const { actor } = useAppServices();
  const isPainted = useIsPainted();
  const [announced, setAnnounced] = useState<{ readonly toast: Toast; readonly count: number } | null>(null);
  useEffect(() => {
    const subscription = actor.on('toast.shown', ({ toast }) => {
      setAnnounced((last) => ({ toast, count: (last?.count ?? 0) + 1 }));
      // Lets the browser paint the response to the click first.
      void nextTask().then(() => showToast(toast));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  useDidUpdate(hideHints, [useJourney(getOpenScreen)]);
  const isLoggingIn = useJourney(isLoginBusy);
  useEffect(() => {
    if (isLoggingIn) hideFailures();
  }, [isLoggingIn]);
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(null), ANNOUNCEMENT_MS);
    return () => window.clearTimeout(timer);
  }, [announced]);
  const announcement = announced !== null && (
    <p key={announced.count}>{Object.values(toastText(announced.toast)).join(' ').trim()}</p>
  );
  const isFailure = announced?.toast.kind === 'error';
  return (
    <section aria-label={SHELL.messages} data-screen-only>
      {isPainted && <ToastStack />}
      <VisuallyHidden role="status">{!isFailure && announcement}</VisuallyHidden>
      <VisuallyHidden role="alert">{isFailure && announcement}</VisuallyHidden>
    </section>
  );
});
