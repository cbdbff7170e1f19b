import { useDocumentTitle, useNetwork, useWindowEvent } from '@mantine/hooks';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { ERROR_PAGE, SCREEN_LOAD_ERROR } from '#src/content/errorPage.ts';
import { documentTitle } from '#src/content/screens.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import action from '#src/screens/parts/ActionLink.module.css';
import classes from './ProblemPage.module.css';

type ProblemPageProps = {
  readonly sentences: readonly string[];
  readonly action: { readonly label: string; readonly onPress: () => void };
  /** A plain `a` loads a new page; a JourneyLink doesn't. */
  readonly Link: 'a' | typeof JourneyLink;
};

const RELOAD = { label: ERROR_PAGE.reload, onPress: () => window.location.reload() };

/**
 * Shown when routing or rendering fails. The button reloads the page and the link loads the landing page; both clear
 * broken state (R1.6).
 */
export function ErrorPage() {
  return <ProblemPage sentences={[ERROR_PAGE.whatHappened, ERROR_PAGE.whatToDo]} action={RELOAD} Link="a" />;
}

/**
 * Shown when a screen's code fails to load. Offers a reload if the browser is online and everything is saved, and
 * otherwise a retry. Also retries as soon as the browser is back online (R1.6, R15.1).
 */
export function ScreenLoadErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const { saving } = useJourney(viewShell);
  const { online } = useNetwork();
  useWindowEvent('online', onRetry);
  const isUnsaved = saving === 'refused' || saving === 'outdated';
  const mayReload = online && !isUnsaved;
  return (
    <ProblemPage
      sentences={[
        online ? SCREEN_LOAD_ERROR.online : SCREEN_LOAD_ERROR.offline,
        isUnsaved ? SCREEN_LOAD_ERROR.unsaved : SCREEN_LOAD_ERROR.saved,
      ]}
      action={mayReload ? RELOAD : { label: SCREEN_LOAD_ERROR.retry, onPress: onRetry }}
      Link={mayReload ? 'a' : JourneyLink}
    />
  );
}

function ProblemPage({ sentences, action: { label, onPress }, Link }: ProblemPageProps) {
  useDocumentTitle(documentTitle(ERROR_PAGE.title, null));
  return (
    <section className={classes.page}>
      <BarsPicture kind="fallen" />
      <ScreenHeading title={ERROR_PAGE.title} />
      <Stack gap={2} aria-live="polite" className={classes.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Stack>
      <Row gap={5}>
        <button type="button" className={action.link} onClick={onPress}>
          {label}
        </button>
        <Link href={ROUTES.landing.path} className={classes.home}>
          {ERROR_PAGE.home}
        </Link>
      </Row>
    </section>
  );
}
