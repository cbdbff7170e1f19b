import { STORYBOARD } from '#src/content/visualizer/proof.ts';
import { useDrawnModel, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import { MissingProof } from './MissingProof.tsx';
import { StoryCard } from './StoryCard.tsx';
import classes from './Storyboard.module.css';
import { type StoryCardContent, storyboardOf } from './storyboard.ts';

/** Every screen as a creator sees it, state by state, from the pictures that the build took. */
export function Storyboard() {
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const cards = storyboardOf(model, proof);
  const screens = cards.filter(({ state }) => state.screen !== null);
  const parallel = cards.filter(({ state }) => state.screen === null);
  const stories = screens.flatMap((card) => [card, ...card.inside]);
  const pictured = stories.filter(({ pictures }) => pictures.length > 0).length;
  const wall = (list: readonly StoryCardContent[]) => (
    <ol className={classes.wall}>
      {list.map((card) => (
        <StoryCard key={card.state.id} card={card} />
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
    </section>
  );
}
