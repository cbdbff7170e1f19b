import { IconArrowsMaximize } from '@tabler/icons-react';
import { STORYBOARD } from '#src/content/visualizer/proof.ts';
import { ScreenPicture } from './ScreenPicture.tsx';
import unseen from '#src/visualizer/parts/Unseen.module.css';
import classes from './StoryCard.module.css';
import type { StoryCardContent, StoryState } from './storyboard.ts';

type StoryCardProps = {
  readonly card: StoryCardContent;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onEnlarge: (story: StoryState, title: string) => void;
};

/** A screen with its picture and those of the states inside it. The state that is selected is the one shown large. */
export function StoryCard({ card, selectedId, onSelect, onEnlarge }: StoryCardProps) {
  const shown = card.inside.find(({ state }) => state.id === selectedId) ?? card;
  const isSelected = selectedId === shown.state.id;
  const more = shown.pictures.length - 1;
  const name = shown === card ? card.state.title : [card.state.title, ...shown.place].join(' › ');
  return (
    <li className={classes.card} data-is-selected={isSelected}>
      <div className={classes.stage}>
        <button
          type="button"
          className={classes.picture}
          aria-pressed={isSelected}
          aria-label={STORYBOARD.select(name)}
          onClick={() => onSelect(shown.state.id)}
        >
          <Picture story={shown} />
        </button>
        {shown.pictures.length > 0 && (
          <button type="button" className={classes.enlarge} onClick={() => onEnlarge(shown, name)}>
            <IconArrowsMaximize size={16} aria-hidden />
            <span className={unseen.unseen}>{STORYBOARD.enlarge(name)}</span>
          </button>
        )}
        {more > 0 && <span className={classes.more}>{STORYBOARD.more(more)}</span>}
      </div>
      <div className={classes.words}>
        <h3>{name}</h3>
        <p>{shown.state.description}</p>
      </div>
      {card.inside.length > 0 && (
        <ul className={classes.inside} aria-label={STORYBOARD.inside(card.inside.length)}>
          {card.inside.map((story) => (
            <li key={story.state.id}>
              <button
                type="button"
                className={classes.small}
                aria-pressed={selectedId === story.state.id}
                onClick={() => onSelect(story.state.id)}
              >
                <span className={classes.thumb}>
                  <Picture story={story} />
                </span>
                <span>{story.place.join(' › ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The first picture of a state, or the words that there is none. The text next to it says what it shows. */
function Picture({ story: { pictures } }: { readonly story: StoryState }) {
  const [first] = pictures;
  if (first === undefined) return <span className={classes.missing}>{STORYBOARD.noPicture}</span>;
  return <ScreenPicture address={first.address} />;
}
