import { useDidUpdate, useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { type ShellView, viewShell } from '#machines/journey/views/viewShell.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Message } from '#src/components/Message.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { redirectSentence, SHELL } from '#src/content/shell.ts';
import { SendEvent, lazyPart } from '#src/app/lazyPart.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useJourney } from '#src/journey/hooks.ts';
import action from '#src/screens/parts/ActionLink.module.css';
import { focusHeading } from './focusHeading.ts';
import { SavingMessages } from './saving/SavingMessages.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { StepBar } from './StepBar.tsx';

/** Shares a chunk with the user menu. If the chunk fails to load, the reset is canceled. */
const ConfirmReset = lazyPart(async () => (await import('./UserMenu.tsx')).ConfirmReset, {
  missing: <SendEvent event={{ type: 'reset.cancelled' }} />,
});

const SHOWN_EVERYWHERE: ReadonlySet<ShellView['saving']> = new Set(['erasing', 'erased', 'signedOut', 'eraseFailed']);

export function Shell() {
  const view = useJourney(viewShell);
  const isLanding = view.screen === 'landing';
  const { screen, homePath, userName, saving, savedLoss } = view;
  // The first screen isn't animated, because it may be prerendered.
  const [firstScreen] = useState(screen);
  // Scrolls a new screen to the top, unless a section was requested. Doesn't run on load.
  useDidUpdate(() => {
    if (!view.isSectionRequested) window.scrollTo(0, 0);
  }, [screen]);
  const skipLink = useRef<HTMLAnchorElement>(null);
  // On load, focus is on the heading, past the skip link; the first Tab goes back to the skip link (R1.8).
  const isFirstTab = useRef(true);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Tab' || !isFirstTab.current) return;
    isFirstTab.current = false;
    if (event.shiftKey || screen !== firstScreen || document.activeElement?.matches('h1') !== true) return;
    event.preventDefault();
    skipLink.current?.focus();
  });
  return (
    <>
      <a
        ref={skipLink}
        href={`#${MAIN_ID}`}
        className={`${action.link} ${classes.skip}`}
        data-size="small"
        data-screen-only
        onClick={skipBars}
      >
        {SHELL.skipToContent}
      </a>
      {!isLanding && <TopBar screen={screen} homePath={homePath} userName={userName} />}
      {!isLanding && <StepBar {...view} />}
      <Stack gap={4} role="status" className={`${classes.column} ${classes.messages}`} data-screen-only>
        {view.redirect !== null && <Message kind="info">{redirectSentence(view.redirect)}</Message>}
        {(!isLanding || SHOWN_EVERYWHERE.has(saving)) && (
          <SavingMessages screen={screen} saving={saving} loss={isLanding ? null : savedLoss} />
        )}
      </Stack>
      {isLanding ? (
        <div className={classes.landing}>
          <Outlet />
        </div>
      ) : (
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={`${classes.column} ${classes.main}`}
          data-first={screen === firstScreen || undefined}
        >
          <Outlet />
        </main>
      )}
      {view.confirming !== null && <ConfirmReset action={view.confirming} />}
      <Toasts />
    </>
  );
}

function skipBars(event: MouseEvent) {
  event.preventDefault();
  focusHeading();
}
