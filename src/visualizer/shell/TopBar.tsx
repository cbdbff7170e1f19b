import { lazy, Suspense } from 'react';
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { SHELL, VIEW_WORDS } from '#src/content/visualizer/shell.ts';
import { Logo } from '#src/components/Logo.tsx';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { Tabs } from '#src/visualizer/parts/Tabs.tsx';
import { VIEWS } from '#src/visualizer/viewer/context.ts';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { marksOf } from './marksOf.ts';
import classes from './TopBar.module.css';

const ShareButton = lazy(async () => ({ default: (await import('./ShareButton.tsx')).ShareButton }));

/** The name of the page, its views, the search, and what is done with the page. */
export function TopBar() {
  const send = useSend();
  const view = useViewer(({ value }) => value.view);
  const query = useViewer(({ context }) => context.query);
  const scheme = useViewer(({ context }) => context.scheme);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const { found } = useViewer(marksOf);
  const place = selectedId === null ? 0 : [...found].indexOf(selectedId) + 1;
  return (
    <header className={classes.bar}>
      <Logo title="" />
      <h1 className={classes.title}>{SHELL.title}</h1>
      <Tabs
        label={SHELL.views}
        id="view"
        names={VIEWS}
        words={VIEW_WORDS}
        current={view}
        onOpen={(name) => send({ type: 'view.opened', view: name })}
      />
      <div className={classes.search} role="search">
        <IconSearch aria-hidden="true" size={18} />
        <input
          type="search"
          aria-label={SHELL.find}
          placeholder={SHELL.find}
          title={SHELL.findKeys}
          value={query}
          onChange={({ target }) => send({ type: 'search.changed', query: target.value })}
          onKeyDown={({ key, shiftKey }) => {
            if (key === 'Enter') send({ type: 'search.stepped', by: shiftKey ? -1 : 1 });
          }}
        />
        <span role="status" className={classes.found}>
          {query !== '' && (place > 0 ? SHELL.foundAt(place, found.size) : SHELL.found(found.size))}
        </span>
      </div>
      <Suspense fallback={null}>
        <ShareButton />
      </Suspense>
      <Button
        variant="subtle"
        aria-label={scheme === 'dark' ? SHELL.toLight : SHELL.toDark}
        onClick={() => send({ type: 'scheme.toggled' })}
      >
        {scheme === 'dark' ? <IconSun aria-hidden="true" size={20} /> : <IconMoon aria-hidden="true" size={20} />}
      </Button>
    </header>
  );
}
