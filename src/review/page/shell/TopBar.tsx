import { useState } from 'react';
import { IconMoon, IconPlayerPlay, IconSun } from '@tabler/icons-react';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { Logo } from '#src/components/Logo.tsx';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { readScheme, saveScheme, applyScheme } from '#src/review/page/viewer/colorScheme.ts';
import { VIEWS } from '#src/review/page/viewer/context.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { Search } from './Search.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './TopBar.module.css';

export function TopBar() {
  const send = useSend();
  const view = useViewer(({ value }) => value.view);
  return (
    <Row as="header" isOneLine gap={3} className={classes.bar} data-screen-only>
      <Logo />
      <h1 className={classes.title}>{REVIEWED.title}</h1>
      <Tabs
        label={SHELL.views}
        id="view"
        names={VIEWS}
        words={VIEW_WORDS}
        current={view}
        onOpen={(name) => send({ type: 'view.opened', view: name })}
      />
      <Search />
      <PlayButton />
      <SchemeButton />
    </Row>
  );
}

/** Id of the Play button. When the button opens the side panel, focus moves there. */
export const PLAY_BUTTON = 'play-button';

function PlayButton() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.panel === 'play');
  return (
    <Button
      id={PLAY_BUTTON}
      variant="primary"
      aria-expanded={isOpen}
      onClick={() => send(isOpen ? { type: 'panel.closed' } : { type: 'panel.opened', panel: 'play' })}
    >
      <IconPlayerPlay aria-hidden="true" size={18} />
      {PANEL_WORDS.play}
    </Button>
  );
}

function SchemeButton() {
  const [scheme, setScheme] = useState(() => readScheme(window));
  const isDark = scheme === 'dark';
  const change = () => {
    const next = isDark ? 'light' : 'dark';
    applyScheme(window, next);
    saveScheme(window, next);
    setScheme(next);
  };
  return (
    <Button variant="subtle" aria-label={isDark ? SHELL.toLight : SHELL.toDark} onClick={change}>
      {isDark ? <IconSun aria-hidden="true" size={20} /> : <IconMoon aria-hidden="true" size={20} />}
    </Button>
  );
}
