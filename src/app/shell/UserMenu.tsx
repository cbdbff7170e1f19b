import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type KeyboardEvent, useState } from 'react';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SHELL } from '#src/content/shell.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import classes from './TopBar.module.css';

export { ConfirmReset } from './saving/ConfirmReset.tsx';

const { menu } = SHELL;
const DASHBOARDS: ReadonlySet<ScreenId> = new Set(['dashboard', 'dashboardEstablished']);

export function UserMenu({ userName }: { readonly userName: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      width={296}
      radius="md"
      classNames={{ dropdown: classes.menu, item: classes.item }}
    >
      <Menu.Target>
        <IconButton data-account-menu aria-label={menu.label(userName)}>
          <Row as="span" justify="center" className={classes.initial} aria-hidden="true">
            <span>{userName.slice(0, 1)}</span>
          </Row>
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={(event) => handleMenuKey(event, () => setOpen(false))}>
        <Text as={Menu.Label} kind="quiet">
          {userName}
        </Text>
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Closes the menu on Tab, and opens a link on Space, which would otherwise scroll the page (WAI-ARIA menu button). */
function handleMenuKey(event: KeyboardEvent, close: () => void): void {
  if (event.key === 'Tab') close();
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.click();
}

/** A separate component, so a closed menu doesn't render its items. */
function Items() {
  const { canRestart, screen } = useJourney(viewShell);
  const { isSigned } = useJourney(viewApplication);
  const resume = useResume();
  const send = useSend();
  // The dashboard opens only after signing (R17.1); on a dashboard, the item isn't a link.
  const unsignedReason = isSigned ? null : menu.afterSigning;
  const noDashboardReason = DASHBOARDS.has(screen) ? menu.here : unsignedReason;
  return (
    <>
      <Menu.Item component={JourneyLink} href={ROUTES.landing.path} data-autofocus>
        {menu.homepage}
      </Menu.Item>
      {resume !== null && !isSigned && (
        <Menu.Item component={JourneyLink} href={resume.href}>
          <ItemWithNote name={resume.name} note={resume.place} />
        </Menu.Item>
      )}
      <DisabledItem name={menu.profile} reason={menu.soon} />
      {noDashboardReason === null ? (
        <Menu.Item component={JourneyLink} href={resume?.href ?? ROUTES.dashboard.path}>
          {menu.dashboard}
        </Menu.Item>
      ) : (
        <DisabledItem name={menu.dashboard} reason={noDashboardReason} />
      )}
      <DisabledItem name={menu.settings} reason={menu.soon} />
      <Menu.Divider />
      <Menu.Item
        aria-disabled={!canRestart || undefined}
        closeMenuOnClick={canRestart}
        onClick={() => send({ type: 'reset.restartRequested' })}
      >
        <ItemWithNote name={menu.startOver} note={canRestart ? menu.startOverKeeps : menu.startOverBlocked} />
      </Menu.Item>
      <Menu.Item onClick={() => send({ type: 'session.signOutRequested' })}>
        <ItemWithNote name={menu.signOut} note={menu.signOutErases} />
      </Menu.Item>
    </>
  );
}

function ItemWithNote({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <Stack as="span">
      <span>{name}</span>
      <Text as="span" kind="quiet">
        {note}
      </Text>
    </Stack>
  );
}

function DisabledItem({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <Menu.Item aria-disabled="true" closeMenuOnClick={false} rightSection={<span>{reason}</span>}>
      {name}
    </Menu.Item>
  );
}
