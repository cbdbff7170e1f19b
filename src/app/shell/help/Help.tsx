import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type LandingAnchor, landingAddress, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { SHELL } from '#src/content/shell.ts';
import { useSend } from '#src/journey/hooks.ts';

const HelpDrawer = lazy(async () => ({ default: (await import('./HelpDrawer.tsx')).HelpDrawer }));
const ANSWERS: LandingAnchor = 'faq';

/** Help beside the screen; it closes with the screen it was opened on, and gives the focus back (R17.2). */
export function Help({ screen, className }: { readonly screen: ScreenId; readonly className: string | undefined }) {
  const [openedOn, setOpenedOn] = useState<ScreenId | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenedOn(null);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpenedOn(screen)}
      >
        {SHELL.help}
      </button>
      {openedOn === screen && (
        <ErrorBoundary fallback={<AllAnswers />}>
          <Suspense>
            <HelpDrawer screen={screen} allAddress={landingAddress(ANSWERS)} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Where the help does not come, the landing page has every answer. */
function AllAnswers() {
  const send = useSend();
  useEffect(() => send({ type: 'url.opened', path: ROUTES.landing.path, hash: `#${ANSWERS}` }), [send]);
  return null;
}
