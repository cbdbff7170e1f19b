import { useEffect, useRef, useState } from 'react';
import { STORYBOARD } from '#src/review/page/words/proof.ts';
import { useDrawnModel, useViewer, useSend } from '#src/review/page/viewer/hooks.tsx';
import { MissingProof } from './MissingProof.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import frameClasses from './Frame.module.css';
import classes from './Storyboard.module.css';
import { type StoryCardContent, storyboardOf, type StoryState } from '#src/review/page/facts/storyboard.ts';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';

export function Storyboard() {
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const cards = storyboardOf(model, proof);
  const screens = cards.filter(({ state }) => state.screen !== null);
  const parallel = cards.filter(({ state }) => state.screen === null);
  const wall = (list: readonly StoryCardContent[]) => (
    <Stack as="ol" gap={4} className={classes.wall}>
      {list.map((card) => (
        <StoryCard key={card.state.id} card={card} />
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

function StoryCard({ card }: { readonly card: StoryCardContent }) {
  const send = useSend();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const select = ({ state: { id } }: StoryState) => send({ type: 'item.selected', id });
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
        <Picture story={shown} />
      </button>
      <Stack gap={1} className={classes.words}>
        <h3>{name}</h3>
        <Text kind="quiet">{shown.state.description}</Text>
        {shown.pictures.map(({ address, situation }, index) => {
          const name = [STORYBOARD.fullSize(index), ...situation].join(', ');
          return (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
          );
        })}
      </Stack>
      {card.inside.length > 0 && (
        <Stack as="ul" gap={2} className={classes.inside} aria-label={STORYBOARD.inside(card.inside.length)}>
          {card.inside.map((story) => (
            <li key={story.state.id}>
              <Stack
                as="button"
                gap={1}
                type="button"
                className={classes.small}
                aria-pressed={selectedId === story.state.id}
                onClick={() => select(story)}
              >
                <span className={`${frameClasses.frame} ${classes.thumb}`}>
                  <Picture story={story} />
                </span>
                <span>{story.place.join(' › ')}</span>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** The first picture of a state, mounted once visible. The text next to it describes it. */
function Picture({ story: { pictures } }: { readonly story: StoryState }) {
  const [first] = pictures;
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  // Mounting a hundred frames at once would block a phone for seconds, even before they load.
  useEffect(() => {
    if (isSeen || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  if (first === undefined) return <span className={classes.missing}>{STORYBOARD.noPicture}</span>;
  return isSeen ? <ScreenPicture address={first.address} /> : <span ref={place} className={classes.unseen} />;
}
