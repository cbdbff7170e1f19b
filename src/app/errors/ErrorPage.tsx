import { useNetwork, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { landingAddress, ROUTES } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { ERROR_PAGE, PART_MISSING } from '#src/content/errorPage.ts';
import { documentTitle } from '#src/content/screens.ts';
import { useJourney, useSeam } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { reloadNow } from './reloadOnce.ts';
import classes from './ProblemPage.module.css';

type ProblemPageProps = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly action: { readonly label: string; readonly onPress: () => void };
  /** Whether the other ways on load the page anew or stay in it. */
  readonly Link: 'a' | typeof JourneyLink;
};

/** The page for a routing or rendering failure. Every way out loads the page anew, so that nothing broken stays (R1.6). */
export function ErrorPage() {
  return (
    <ProblemPage
      title={ERROR_PAGE.title}
      sentences={[ERROR_PAGE.whatHappened, ERROR_PAGE.whatToDo]}
      action={{ label: ERROR_PAGE.reload, onPress: () => window.location.reload() }}
      Link="a"
    />
  );
}

/**
 * The page for a screen whose part of the program did not come. It offers a reload where nothing is lost by it, and
 * otherwise another try on this page, which it makes by itself once the connection is back (R1.6, R15.1).
 */
export function PartMissingPage({ onRetry }: { readonly onRetry: () => void }) {
  const { saving } = useJourney(viewShell);
  const { settled } = useSeam().inputStore;
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

/** What stands in for a screen that cannot be shown: what happened, what to do, and more than one way on (R1.6). */
function ProblemPage({ title, sentences, action, Link }: ProblemPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle(title, null, JOURNEY_STEPS);
    heading.current?.focus();
  }, [title]);
  return (
    <section className={classes.page}>
      <BarsPicture kind="fallen" />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <div aria-live="polite">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={classes.ways}>
        <button type="button" className={classes.action} onClick={action.onPress}>
          {action.label}
        </button>
        <Link href={ROUTES.landing.path}>{ERROR_PAGE.home}</Link>
        <Link href={landingAddress('faq')}>{ERROR_PAGE.questions}</Link>
      </div>
    </section>
  );
}
