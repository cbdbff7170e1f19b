import { lazy, Suspense } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { Logo } from '#src/components/Logo.tsx';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import { SHELL } from '#src/content/shell.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { Help } from './help/Help.tsx';
import classes from './TopBar.module.css';

const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

type TopBarProps = { readonly screen: ScreenId; readonly homePath: string; readonly userName: string | null };

/** The slim bar of the journey: the way home, what this is, help, colors and, when signed in, the user menu (R13.6). */
export function TopBar({ screen, homePath, userName }: TopBarProps) {
  const isPainted = useIsPainted();
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <JourneyLink href={homePath} className={classes.home}>
          <Logo />
          <span className={classes.name}>{SHELL.productName}</span>
        </JourneyLink>
        <p className={classes.demonstration}>{SHELL.demonstration}</p>
        <div className={classes.tools}>
          <Help screen={screen} className={classes.help} />
          <ColorSchemeToggle />
          {userName !== null && (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<span className={classes.tool} />}>
                {isPainted ? <UserMenu userName={userName} /> : <span className={classes.tool} />}
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </header>
  );
}
