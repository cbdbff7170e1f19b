import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { useJourney, useInputStore } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { QUESTIONS_ADDRESS } from './ErrorPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { reloadNow } from './reloadOnce.ts';

/**
 * The page for a screen whose part of the program did not come. It offers a reload where nothing is lost by it, and
 * otherwise another try on this page, which it makes by itself once the connection is back (R1.6, R15.1).
 */
export function PartMissingPage({ onRetry }: { readonly onRetry: () => void }) {
  const { saving } = useJourney(viewShell);
  const { settled } = useInputStore();
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  useRetryOnceOnline(isOnline, onRetry);
  const isOnlyHere = saving === 'refused' || saving === 'outdated';
  const mayReload = isOnline && !isOnlyHere;
  const Way = mayReload ? 'a' : JourneyLink;
  return (
    <ProblemPage
      title={PART_MISSING.title}
      sentences={[
        isOnline ? PART_MISSING.online : PART_MISSING.offline,
        isOnlyHere ? PART_MISSING.unsaved : PART_MISSING.kept,
      ]}
      action={
        mayReload
          ? { label: ERROR_PAGE.reload, onPress: () => void reloadNow(settled) }
          : { label: PART_MISSING.retry, onPress: onRetry }
      }
    >
      <Way href={ROUTES.landing.path}>{ERROR_PAGE.home}</Way>
      <Way href={QUESTIONS_ADDRESS}>{ERROR_PAGE.questions}</Way>
    </ProblemPage>
  );
}

function useRetryOnceOnline(isOnline: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) retry();
  }, [isOnline]);
}

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
