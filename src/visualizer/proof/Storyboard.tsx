import { useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { STORYBOARD } from '#src/content/visualizer/proof.ts';
import { MissingProof } from './MissingProof.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { Proof } from './proof.ts';
import { StoryCard } from './StoryCard.tsx';
import classes from './Storyboard.module.css';
import { type StoryCardContent, storyboardOf, type StoryState } from './storyboard.ts';

type StoryboardProps = {
  readonly model: ChartModel;
  readonly proof: Proof | null;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

/** What of a state is shown large: what it is called, its pictures, and which of them. */
type Enlarged = { readonly title: string; readonly story: StoryState; readonly at: number };

/**
 * Every screen as a creator sees it, state by state, from the pictures that the tests took; also as a wall to print.
 */
export function Storyboard({ model, proof, selectedId, onSelect }: StoryboardProps) {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const cards = storyboardOf(model, proof);
  const screens = cards.filter(({ state }) => state.screen !== null);
  const parallel = cards.filter(({ state }) => state.screen === null);
  const stories = screens.flatMap((card) => [card, ...card.inside]);
  const pictured = stories.filter(({ pictures }) => pictures.length > 0).length;
  const enlarge = (story: StoryState, title: string) => setEnlarged({ title, story, at: 0 });
  const wall = (list: readonly StoryCardContent[]) => (
    <ol className={classes.wall}>
      {list.map((card) => (
        <StoryCard key={card.state.id} card={card} selectedId={selectedId} onSelect={onSelect} onEnlarge={enlarge} />
      ))}
    </ol>
  );
  return (
    <section className={classes.storyboard} aria-labelledby="storyboard-title">
      <h2 id="storyboard-title">{STORYBOARD.title}</h2>
      <p className={classes.explained}>
        {STORYBOARD.explained} {STORYBOARD.pictured(pictured, stories.length)}
      </p>
      {proof === null && <MissingProof />}
      {wall(screens)}
      {parallel.length > 0 && (
        <>
          <h2>{STORYBOARD.parallel}</h2>
          {wall(parallel)}
        </>
      )}
      {enlarged !== null && (
        <PictureDialog
          title={enlarged.title}
          story={enlarged.story}
          at={enlarged.at}
          onMove={(at) => setEnlarged({ ...enlarged, at })}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
