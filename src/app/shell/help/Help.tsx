import { useRef, useState } from 'react';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { SendEvent, lazyPart } from '#src/app/lazyPart.tsx';
import { SHELL } from '#src/content/shell.ts';

/** If the code fails to load, opens the FAQ on the landing page instead. */
const HelpDrawer = lazyPart(async () => (await import('./HelpDrawer.tsx')).HelpDrawer, {
  missing: <SendEvent event={{ type: 'url.opened', path: ROUTES.landing.path, hash: '#faq' }} />,
});

/** The Help button and its drawer, which closes when another screen opens (R17.2). */
export function Help({ screen, className }: { readonly screen: ScreenId; readonly className: string | undefined }) {
  const [openedOn, setOpenedOn] = useState<ScreenId | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (openedOn !== null && openedOn !== screen) setOpenedOn(null);
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
      {openedOn === screen && <HelpDrawer screen={screen} onClose={close} />}
    </>
  );
}
