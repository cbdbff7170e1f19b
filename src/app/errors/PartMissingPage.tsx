import { useNetwork, useWindowEvent } from '@mantine/hooks';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { useJourney, useInputStore } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { reloadNow } from './reloadOnce.ts';

/**
 * The page for a screen whose part of the program did not come. It offers a reload where nothing is lost by it, and
 * otherwise another try on this page, which it makes by itself once the connection is back (R1.6, R15.1).
 */
export function PartMissingPage({ onRetry }: { readonly onRetry: () => void }) {
  const { saving } = useJourney(viewShell);
  const { settled } = useInputStore();
  const { online } = useNetwork();
  useWindowEvent('online', onRetry);
  const isOnlyHere = saving === 'refused' || saving === 'outdated';
  const mayReload = online && !isOnlyHere;
  return (
    <ProblemPage
      title={PART_MISSING.title}
      sentences={[
        online ? PART_MISSING.online : PART_MISSING.offline,
        isOnlyHere ? PART_MISSING.unsaved : PART_MISSING.kept,
      ]}
      action={
        mayReload
          ? { label: ERROR_PAGE.reload, onPress: () => void reloadNow(settled) }
          : { label: PART_MISSING.retry, onPress: onRetry }
      }
      Link={mayReload ? 'a' : JourneyLink}
    />
  );
}
