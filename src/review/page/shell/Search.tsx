import { IconSearch } from '@tabler/icons-react';
import { SHELL, TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import type { Answer } from '#src/review/page/facts/search.ts';
import type { Query } from '#src/review/page/facts/queryWords.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import classes from './TopBar.module.css';

/** Nobody reads more: another word narrows it down. */
const MOST_SHOWN = 60;

/** The search: what customers read and what the chart says, each answer with its place, leading to it. */
export function Search() {
  const send = useSend();
  const query = useViewer(({ context }) => context.query);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const sentence = useViewer(({ context }) => context.sentence);
  const { answers } = useViewer(marksOf);
  const { asked } = answers;
  const texts = answers.texts.map((answer) => ({
    answer,
    isCurrent: answer.text === sentence,
    source: answer.source,
    open: () => send({ type: 'sentence.opened', id: answer.id, text: answer.text }),
  }));
  const chart = answers.chart.map((answer) => ({
    answer,
    isCurrent: sentence === null && answer.id === selectedId,
    source: null,
    open: () => send({ type: 'item.selected', id: answer.id }),
  }));
  const all = [...texts, ...chart];
  const place = all.findIndex(({ isCurrent }) => isCurrent) + 1;
  /** To the next that was found, or to the one before, around the end. */
  const step = (by: 1 | -1) => all.at(by === 1 ? place % all.length : Math.max(place, 1) - 2)?.open();
  const group = (heading: string, found: typeof all) =>
    asked !== null &&
    found.length > 0 && (
      <section aria-label={heading}>
        <h2 className={classes.group}>
          {heading} ({found.length})
        </h2>
        <ul aria-label={heading}>
          {found.slice(0, MOST_SHOWN).map(({ answer, isCurrent, source, open }) => (
            <li key={`${answer.id} ${answer.text}`}>
              <button
                type="button"
                aria-current={isCurrent}
                onClick={() => {
                  open();
                  // The list would cover the answer.
                  document.getElementById('main')?.focus();
                }}
              >
                <Place answer={answer} source={source === null ? '' : TEXT_SOURCES[source]} />{' '}
                <Marked text={answer.text} query={asked} />
              </button>
            </li>
          ))}
        </ul>
        {found.length > MOST_SHOWN && <p className={classes.more}>{SHELL.foundMore(found.length - MOST_SHOWN)}</p>}
      </section>
    );
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
          if (key === 'Enter' && all.length > 0) step(shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={classes.found}>
        {query !== '' && (place > 0 ? SHELL.foundAt(place, all.length) : SHELL.found(all.length))}
      </span>
      {all.length > 0 && (
        <div className={classes.answers}>
          {group(SHELL.readByCustomers, texts)}
          {group(SHELL.inChart, chart)}
        </div>
      )}
    </div>
  );
}

type PlaceProps = { readonly answer: Answer & { readonly others?: number }; readonly source: string };

function Place({ answer: { place, others = 0 }, source }: PlaceProps) {
  const words = [place, source, others === 0 ? '' : SHELL.otherPlaces(others)];
  return <span className={classes.place}>{words.filter(Boolean).join(' · ')}</span>;
}

/** A text with the words that were found. */
function Marked({ text, query }: { readonly text: string; readonly query: Query }) {
  return query.marked(text).map(({ text: part, isFound }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
    isFound ? <mark key={index}>{part}</mark> : part,
  );
}
