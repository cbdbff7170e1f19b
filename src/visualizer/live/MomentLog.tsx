import type { Moment } from '#machines/graph/moments/moment.ts';
import { LIVE } from '#src/content/visualizer/live.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import classes from './Live.module.css';

type MomentLogProps = {
  readonly moments: readonly Moment[];
  /** The number of the moment that is shown. */
  readonly shown: number | null;
  readonly onShow: (sequence: number) => void;
};

/** More lines than this are not read; the scrubber of the session reaches every moment. */
const LINES = 100;

/** What happened, the latest first; pressing a line shows that moment. */
export function MomentLog({ moments, shown, onShow }: MomentLogProps) {
  if (moments.length === 0) return null;
  return (
    <details className={classes.part}>
      <summary className={classes.heading}>{LIVE.log}</summary>
      <ol className={classes.log} reversed>
        {moments
          .slice(-LINES)
          .toReversed()
          .map(({ sequence, happened }) => (
            <li key={sequence} value={sequence}>
              <Button
                look="bare"
                className={classes.rule}
                aria-current={sequence === shown ? 'step' : undefined}
                onClick={() => onShow(sequence)}
              >
                {happened === null ? LIVE.began : happened.text}
              </Button>
            </li>
          ))}
      </ol>
    </details>
  );
}
