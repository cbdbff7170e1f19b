import { memo } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import type { ShellView } from '#machines/journey/views/viewShell.ts';
import icon from '#src/components/IconButton.module.css';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { Logo } from '#src/components/Logo.tsx';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import { SHELL } from '#src/content/shell.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { lazyPart } from '#src/app/lazyPart.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { Help } from './help/Help.tsx';
import shellClasses from './Shell.module.css';
import classes from './TopBar.module.css';

const UserMenu = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu, {
  loading: <span className={icon.button} />,
});

type TopBarProps = Pick<ShellView, 'screen' | 'homePath' | 'userName'>;

export const TopBar = memo(function TopBar({ screen, homePath, userName }: TopBarProps) {
  const isPainted = useIsPainted();
  return (
    <header className={classes.bar} data-screen-only>
      <Row justify="between" isOneLine className={`${shellClasses.column} ${classes.inner}`}>
        <Row as={JourneyLink} gap={2} isOneLine href={homePath} aria-label={SHELL.productName} className={classes.home}>
          <Logo />
          <span className={classes.name}>{SHELL.productName}</span>
        </Row>
        <Text kind="quiet" className={classes.demonstration}>
          {SHELL.demonstration}
        </Text>
        <Row gap={2} isOneLine className={classes.tools}>
          <Help screen={screen} className={classes.help} />
          <ColorSchemeToggle />
          {userName !== null && (isPainted ? <UserMenu userName={userName} /> : <span className={icon.button} />)}
          {userName === null && screen !== 'signIn' && (
            <JourneyLink href={ROUTES.signIn.path} className={classes.help}>
              {SHELL.signIn}
            </JourneyLink>
          )}
        </Row>
      </Row>
    </header>
  );
});
