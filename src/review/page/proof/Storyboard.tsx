import { useEffect, useRef, useState } from 'react';
import { STORYBOARD } from '#src/review/page/words/proof.ts';
import { useDrawnModel, useViewer, useSend } from '#src/review/page/viewer/hooks.tsx';
import { MissingProof } from './MissingProof.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import frameClasses from './Frame.module.css';
import classes from './Storyboard.module.css';
import { type StoryboardCard, storyboardOf, type StoryboardState } from '#src/review/page/facts/storyboard.ts';
import { ScreenPreview } from '#src/review/page/scene/ScreenPreview.tsx';

export function Storyboard() {
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const cards = storyboardOf(model, proof);
  const screens = cards.filter(({ state }) => state.screen !== null);
  const parallel = cards.filter(({ state }) => state.screen === null);
  const wall = (list: readonly StoryboardCard[]) => (
    <Stack as="ol" gap={4} className={classes.wall}>
      {list.map((card) => (
        <StateCard key={card.state.id} card={card} />
      ))}
    </Stack>
  );
  return (
    <Stack as="section" gap={4} className={classes.storyboard} aria-labelledby="storyboard-title">
      <h2 id="storyboard-title">{STORYBOARD.title}</h2>
      <Text kind="quiet" className={classes.explained}>
        {STORYBOARD.explained}
      </Text>
      {proof === null && <MissingProof />}
      {wall(screens)}
      {parallel.length > 0 && (
        <>
          <h2>{STORYBOARD.parallel}</h2>
          {wall(parallel)}
        </>
      )}
    </Stack>
  );
}

function StateCard({ card }: { readonly card: StoryboardCard }) {
  const send = useSend();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const select = ({ state: { id } }: StoryboardState) => send({ type: 'item.selected', id });
  const shown = card.inside.find(({ state }) => state.id === selectedId) ?? card;
  const isSelected = selectedId === shown.state.id;
  const name = shown === card ? card.state.title : [card.state.title, ...shown.place].join(' › ');
  return (
    <Card as="li" gap={3} className={classes.card} data-is-selected={isSelected}>
      <button
        type="button"
        className={classes.picture}
        aria-pressed={isSelected}
        aria-label={STORYBOARD.select(name)}
        onClick={() => select(shown)}
      >
        <FirstPreview state={shown} />
      </button>
      <Stack gap={1} className={classes.words}>
        <h3>{name}</h3>
        <Text kind="quiet">{shown.state.description}</Text>
        {shown.pictures.map(({ address, situation }, index) => {
          const label = [STORYBOARD.fullSize(index), ...situation].join(', ');
          return (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              {label}
            </a>
          );
        })}
      </Stack>
      {card.inside.length > 0 && (
        <Stack as="ul" gap={2} className={classes.inside} aria-label={STORYBOARD.inside(card.inside.length)}>
          {card.inside.map((inner) => (
            <li key={inner.state.id}>
              <Stack
                as="button"
                gap={1}
                type="button"
                className={classes.small}
                aria-pressed={selectedId === inner.state.id}
                onClick={() => select(inner)}
              >
                <span className={`${frameClasses.frame} ${classes.thumb}`}>
                  <FirstPreview state={inner} />
                </span>
                <span>{inner.place.join(' › ')}</span>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** The first preview of a state, mounted when it scrolls into view. */
function FirstPreview({ state: { pictures } }: { readonly state: StoryboardState }) {
  const [first] = pictures;
  const placeholder = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  // Mounting a hundred frames at once would block a phone for seconds, even before they load.
  useEffect(() => {
    if (isSeen || placeholder.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [isSeen]);
  if (first === undefined) return <span className={classes.missing}>{STORYBOARD.noPicture}</span>;
  return isSeen ? <ScreenPreview address={first.address} /> : <span ref={placeholder} className={classes.unseen} />;
}
