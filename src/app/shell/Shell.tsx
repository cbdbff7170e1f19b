import { useDidUpdate } from '@mantine/hooks';
import { type MouseEvent, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { type ShellView, viewShell } from '#machines/journey/views/viewShell.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Message } from '#src/components/Message.tsx';
import { redirectSentence, SHELL } from '#src/content/shell.ts';
import { SendEvent, lazyPart } from '#src/app/lazyPart.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useJourney } from '#src/journey/hooks.ts';
import { focusHeading } from './focusHeading.ts';
import { SavingMessages } from './saving/SavingMessages.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { StepBar } from './StepBar.tsx';

/** Of the file of the menu: where something can be removed, the question is there too. Where it fails, nothing is removed. */
const ConfirmReset = lazyPart(async () => (await import('./UserMenu.tsx')).ConfirmReset, {
  missing: <SendEvent event={{ type: 'reset.cancelled' }} />,
});

/** What is said of saving on every page; the rest only where something can be typed. */
const SHOWN_EVERYWHERE: ReadonlySet<ShellView['saving']> = new Set(['erasing', 'erased', 'signedOut', 'eraseFailed']);

/** What stands round every screen; the landing page brings its own bar, main part and footer (R1.8, R13.6). */
export function Shell() {
  const view = useJourney(viewShell);
  const isLanding = view.screen === 'landing';
  const { screen, homePath, userName, saving, savedLoss } = view;
  // The page may have shown it already, before the program: it stays where it was.
  const [first] = useState(screen);
  // A new screen begins at its top; a reload keeps its position, and an anchor has one of its own.
  useDidUpdate(() => {
    if (!view.isSectionRequested) window.scrollTo(0, 0);
  }, [screen]);
  return (
    <>
      <a href={`#${MAIN_ID}`} className={classes.skip} onClick={skipBars}>
        {SHELL.skipToContent}
      </a>
      {!isLanding && <TopBar screen={screen} homePath={homePath} userName={userName} />}
      {!isLanding && <StepBar {...view} />}
      <div role="status" className={classes.messages}>
        {view.redirect !== null && <Message kind="info">{redirectSentence(view.redirect)}</Message>}
        {(!isLanding || SHOWN_EVERYWHERE.has(saving)) && (
          <SavingMessages screen={screen} saving={saving} loss={isLanding ? null : savedLoss} />
        )}
      </div>
      {isLanding ? (
        <div className={classes.landing}>
          <Outlet />
        </div>
      ) : (
        <main id={MAIN_ID} tabIndex={-1} className={classes.main} data-first={screen === first || undefined}>
          <Outlet />
        </main>
      )}
      {view.confirming !== null && <ConfirmReset action={view.confirming} />}
      <Toasts />
    </>
  );
}

/** The first stop of the keyboard leads past the bars to the heading of the screen. */
function skipBars(event: MouseEvent) {
  event.preventDefault();
  focusHeading();
}
