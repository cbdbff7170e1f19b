import { IconSearch } from '@tabler/icons-react';
import { SHELL } from '#src/review/page/words/shell.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { answersOf } from '#src/review/page/facts/search.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import classes from './TopBar.module.css';

/** What is sought in the chart, and under it what was found: each answer names its screen and leads to it. */
export function Search() {
  const send = useSend();
  const query = useViewer(({ context }) => context.query);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const model = useViewer(({ context }) => context.drawing?.model ?? null);
  const { found } = useViewer(marksOf);
  const ids = [...found];
  const place = selectedId === null ? 0 : ids.indexOf(selectedId) + 1;
  /** To the next that was found, or to the one before, around the end. */
  const step = (by: 1 | -1) => {
    const id = ids.at(by === 1 ? place % ids.length : Math.max(place, 1) - 2);
    if (id !== undefined) send({ type: 'item.selected', id });
  };
  return (
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
          if (key === 'Enter') step(shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={classes.found}>
        {query !== '' && (place > 0 ? SHELL.foundAt(place, found.size) : SHELL.found(found.size))}
      </span>
      {model !== null && found.size > 0 && (
        <ul className={classes.answers} aria-label={SHELL.answers}>
          {answersOf(model, found).map(({ id, place: where, text }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === selectedId}
                onClick={() => send({ type: 'item.selected', id })}
              >
                <span className={classes.place}>{where}</span> {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
