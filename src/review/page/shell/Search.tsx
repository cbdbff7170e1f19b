import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { type PlaceAnswer, SHELL, TEXT_SOURCES } from '#src/review/page/words/shell.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import type { Answer, TextAnswer } from '#src/review/page/facts/search.ts';
import type { Query } from '#src/review/page/facts/queryWords.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './TopBar.module.css';

const PossibleText = lazy(async () => ({
  default: (await import('#src/review/page/outline/PossibleText.tsx')).PossibleText,
}));

const MAX_SHOWN = 60;

type Result = {
  readonly answer: Answer & Partial<Pick<TextAnswer, 'source' | 'others'>>;
  readonly isCurrent: boolean;
  readonly open: () => void;
};

export function Search() {
  const send = useSend();
  const query = useViewer(({ context }) => context.query);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const sentence = useViewer(({ context }) => context.sentence);
  const story = useViewer(({ context }) => context.recording?.name ?? null);
  const [isStepping, setStepping] = useState(false);
  const altitude = useViewer(({ context }) => context.altitude);
  const overlays = useViewer(({ context }) => context.overlays);
  const view = useViewer(({ value }) => value.view);
  const { answers } = useViewer(marksOf);
  const { asked, mentioned } = answers;
  /** Shows an answer. Leaves the review first, because it keeps the details panel closed. */
  const show = (...events: readonly ViewerEvent[]) => {
    if (view === 'review') send({ type: 'view.opened', view: altitude });
    events.forEach(send);
  };
  const openStory = async (name: string) => {
    const story = (await REVIEWED.loadStories()).find((one) => one.name === name);
    if (story !== undefined) send({ type: 'story.opened', story });
  };
  const openPlace = ({ id }: PlaceAnswer) => {
    if (id === 'review') return send({ type: 'view.opened', view: 'review' });
    const toggle = { type: 'overlay.toggled', overlay: id } as const;
    return show(...(overlays.includes(id) ? [toggle, toggle] : [toggle]));
  };
  const places = answers.places.map((answer) => ({
    answer,
    isCurrent: selectedId === null && overlays.includes(answer.id),
    open: () => openPlace(answer),
  }));
  const texts = answers.texts.map((answer) => ({
    answer,
    isCurrent: answer.text === sentence,
    open: () => show({ type: 'sentence.opened', id: answer.id, text: answer.text }),
  }));
  const stories = answers.stories.map((answer) => ({
    answer,
    isCurrent: answer.id === story,
    open: () => void openStory(answer.id),
  }));
  const item = (answer: Answer): Result => ({
    answer,
    isCurrent: sentence === null && answer.id === selectedId,
    open: () => show({ type: 'item.selected', id: answer.id }),
  });
  const [named, chart] = [answers.named.map(item), answers.chart.map(item)];
  const all: readonly Result[] = [...named, ...places, ...texts, ...stories, ...chart];
  const position = all.findIndex(({ isCurrent }) => isCurrent) + 1;
  /** Opens the next or previous result, wrapping around. */
  const step = (by: 1 | -1) => all.at(by === 1 ? position % all.length : Math.max(position, 1) - 2)?.open();
  const group = (heading: string, found: readonly Result[]) =>
    asked !== null &&
    found.length > 0 && (
      <section aria-label={heading}>
        <h2>
          {heading} ({found.length})
        </h2>
        <ul aria-label={heading}>
          {found.slice(0, MAX_SHOWN).map(({ answer, isCurrent, open }) => (
            <li key={`${answer.id} ${answer.text}`}>
              <button
                type="button"
                aria-current={isCurrent}
                onClick={() => {
                  open();
                  // Moving focus closes the list, which would cover the answer.
                  document.getElementById('main')?.focus();
                }}
              >
                <ResultPlace {...answer} />{' '}
                <Suspense fallback={answer.text}>
                  {heading === SHELL.answersBest ? (
                    <PossibleText id={answer.id} text={answer.text} />
                  ) : (
                    <Highlighted text={answer.text} query={asked} />
                  )}
                </Suspense>
              </button>
            </li>
          ))}
        </ul>
        {found.length > MAX_SHOWN && <p>{SHELL.foundMore(found.length - MAX_SHOWN)}</p>}
      </section>
    );
  return (
    <Row isOneLine gap={2} className={classes.search} role="search">
      <IconSearch aria-hidden="true" size={18} />
      <input
        type="search"
        aria-label={SHELL.find}
        placeholder={SHELL.find}
        title={SHELL.findKeys}
        value={query}
        onFocus={() => setStepping(false)}
        onChange={({ target }) => {
          setStepping(false);
          send({ type: 'search.changed', query: target.value });
        }}
        onKeyDown={({ key, shiftKey }) => {
          if (key !== 'Enter' || all.length === 0) return;
          step(shiftKey ? -1 : 1);
          setStepping(true);
        }}
      />
      <span role="status" className={classes.found}>
        {query !== '' && (position > 0 ? SHELL.foundAt(position, all.length) : SHELL.found(all.length))}
      </span>
      {all.length > 0 && !isStepping && (
        <div className={classes.answers}>
          {group(SHELL.answersBest, [...named, ...places])}
          {mentioned !== null && <p>{SHELL.mentioned(mentioned)}</p>}
          {group(SHELL.readByCustomers, texts)}
          {group(STORY_TEXT.title, stories)}
          {group(SHELL.inChart, chart)}
        </div>
      )}
    </Row>
  );
}

function ResultPlace({ place, source = 'screen', others = 0 }: Result['answer']) {
  const words = [place, TEXT_SOURCES[source], others === 0 ? '' : SHELL.otherScreens(others)];
  return <span className={classes.place}>{words.filter(Boolean).join(' · ')}</span>;
}

function Highlighted({ text, query }: { readonly text: string; readonly query: Query }) {
  return query.highlight(text).map(({ text: part, isFound }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
    isFound ? <mark key={index}>{part}</mark> : part,
  );
}
