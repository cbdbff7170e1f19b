import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { ERROR_PAGE, PART_GONE } from '#src/content/errorPage.ts';
import { useJourney, useKeep } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { QUESTIONS_ADDRESS } from './ErrorPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { reloadNow } from './reloadOnce.ts';

/**
 * The page for a screen whose part of the program did not come. It offers a reload where nothing is lost by it, and
 * otherwise another try on this page, which it makes by itself once the connection is back (R1.6, R15.1).
 */
export function PartGonePage({ onRetry }: { readonly onRetry: () => void }) {
  const { saving } = useJourney(viewFrame);
  const { settled } = useKeep();
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  useRetryOnceOnline(isOnline, onRetry);
  const isOnlyHere = saving === 'refused' || saving === 'outdated';
  const mayReload = isOnline && !isOnlyHere;
  const Way = mayReload ? 'a' : JourneyLink;
  return (
    <ProblemPage
      title={PART_GONE.title}
      sentences={[isOnline ? PART_GONE.online : PART_GONE.offline, isOnlyHere ? PART_GONE.keptHere : PART_GONE.kept]}
      action={
        mayReload
          ? { label: ERROR_PAGE.reload, onPress: () => void reloadNow(settled) }
          : { label: PART_GONE.retry, onPress: onRetry }
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
