import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { Notice } from '#src/components/Notice.tsx';
import { redirectSentence } from '#src/content/reasons.ts';
import { CurrentScreen } from '#src/app/CurrentScreen.tsx';
import { Toasts } from '#src/app/toasts/Toasts.tsx';
import { useTopOfScreen } from '#src/app/useTopOfScreen.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './Frame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { StorageNotice, type StorageRefusal } from './StorageNotice.tsx';
import { TopBar } from './TopBar.tsx';
import { WayBar } from './WayBar.tsx';

const MAIN_ID = 'content';

/** What stands round every screen; the landing page brings its own bar (R1.8, R13.6). */
export function Frame({ storage }: { readonly storage: StorageRefusal }) {
  const view = useJourney(viewFrame);
  const isLanding = view.screen === 'landing';
  useTopOfScreen(view.screen, view.isSectionAsked);
  return (
    <>
      <SkipLink mainId={MAIN_ID} />
      {!isLanding && <TopBar homePath={view.homePath} userName={view.userName} />}
      {!isLanding && <WayBar step={view.step} canGoBack={view.canGoBack} />}
      <main id={MAIN_ID} tabIndex={-1} className={isLanding ? classes.bare : classes.main}>
        <div role="status" className={classes.notices}>
          {view.redirectNotice !== null && <Notice kind="info">{redirectSentence(view.redirectNotice)}</Notice>}
          <StorageNotice storage={storage} />
        </div>
        <CurrentScreen screen={view.screen} step={view.step} />
      </main>
      <Toasts />
    </>
  );
}
