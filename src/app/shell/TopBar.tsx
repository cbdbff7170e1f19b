import { memo } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import { Logo } from '#src/components/Logo.tsx';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import { SHELL } from '#src/content/shell.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { lazyPart } from '#src/app/lazyPart.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { Help } from './help/Help.tsx';
import classes from './TopBar.module.css';

const UserMenu = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu, {
  loading: <span className={classes.tool} />,
});

type TopBarProps = Pick<ShellView, 'screen' | 'homePath' | 'userName'>;

/** The bar above every screen but the landing page; a guest has Sign in where a creator has the menu (R13.6, R17.1). */
export const TopBar = memo(function TopBar({ screen, homePath, userName }: TopBarProps) {
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
          {userName !== null && (isPainted ? <UserMenu userName={userName} /> : <span className={classes.tool} />)}
          {userName === null && screen !== 'signIn' && (
            <JourneyLink href={ROUTES.signIn.path} className={classes.help}>
              {SHELL.signIn}
            </JourneyLink>
          )}
        </div>
      </div>
    </header>
  );
});
