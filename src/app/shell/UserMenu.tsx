import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { SHELL } from '#src/content/shell.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './TopBar.module.css';

const COMING = [SHELL.menu.profile, SHELL.menu.dashboard, SHELL.menu.settings];

/** The menu of the signed-in creator. What has no behaviour yet says so (R13.6, R2.4); what removes is asked about (R15.2). */
export function UserMenu({ userName }: { readonly userName: string }) {
  const { canRestart } = useJourney(viewShell);
  const send = useSend();
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      width={296}
      onOpen={() => void import('./saving/ConfirmReset.tsx').catch(() => {})}
      radius="md"
      classNames={{ dropdown: classes.menu, item: classes.item }}
    >
      <Menu.Target>
        <ActionIcon
          data-account-menu
          variant="transparent"
          className={classes.tool}
          aria-label={SHELL.menu.label(userName)}
        >
          <span className={classes.initial} aria-hidden="true">
            {userName.slice(0, 1)}
          </span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who}>{userName}</Menu.Label>
        <Menu.Item component={JourneyLink} href={ROUTES.landing.path} data-autofocus>
          {SHELL.menu.homepage}
        </Menu.Item>
        {COMING.map((name) => (
          <Menu.Item
            key={name}
            aria-disabled="true"
            closeMenuOnClick={false}
            rightSection={<span className={classes.soon}>{SHELL.menu.soon}</span>}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          aria-disabled={!canRestart || undefined}
          closeMenuOnClick={canRestart}
          onClick={() => send({ type: 'reset.restartRequested' })}
        >
          <span className={classes.itemName}>{SHELL.menu.startOver}</span>
          {!canRestart && <span className={classes.why}>{SHELL.menu.startOverBlocked}</span>}
        </Menu.Item>
        <Menu.Item onClick={() => send({ type: 'reset.eraseRequested' })}>{SHELL.menu.erase}</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => send({ type: 'session.signedOut' })}>{SHELL.menu.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
