import { LEGEND } from '#src/content/visualizer/scene.ts';
import { Badge } from './Badge.tsx';
import classes from './ChartScene.module.css';
import { arrowHead, roundedPath } from './roundedPath.ts';
import { TimerRing } from './TimerRing.tsx';

const SAMPLE = [
  [1, 9],
  [43, 9],
] as const;
const SIGNS = {
  main: null,
  side: null,
  link: <Badge at={[18, 9]} glyph="link" kind="leads" />,
  delay: <TimerRing at={[18, 9]} timer={undefined} time={undefined} />,
  error: <Badge at={[18, 9]} glyph="cross" kind="fails" />,
} as const;

/** What the kinds of lines mean. */
export function Legend() {
  return (
    <ul className={`chart-scene ${classes.legend}`} aria-label={LEGEND.title}>
      {(Object.keys(SIGNS) as readonly (keyof typeof SIGNS)[]).map((kind) => (
        <li key={kind}>
          <svg width={44} height={18} aria-hidden="true">
            <g className={`line ${kind}`}>
              <path className="way" d={roundedPath(SAMPLE)} />
              <path className="head" d={arrowHead(SAMPLE)} />
              {SIGNS[kind]}
            </g>
          </svg>
          {LEGEND[kind]}
        </li>
      ))}
    </ul>
  );
}
