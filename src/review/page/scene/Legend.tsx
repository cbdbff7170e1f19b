import { useMemo } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { LEGEND } from '#src/review/page/words/scene.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { Badge } from './Badge.tsx';
import classes from './ChartScene.module.css';
import { arrowHead, roundedPath } from './roundedPath.ts';
import { ruleKinds } from './sceneFacts.ts';
import { TimerRing } from './TimerRing.tsx';

const SAMPLE = [
  [1, 9],
  [43, 9],
] as const;
const SYMBOLS = {
  main: null,
  side: null,
  link: <Badge at={[18, 9]} glyph="link" kind="leads" />,
  delay: <TimerRing at={[18, 9]} timer={undefined} time={undefined} />,
  error: <Badge at={[18, 9]} glyph="cross" kind="fails" />,
} as const;

type Kind = keyof typeof SYMBOLS;

export function Legend({ model, geometry }: { readonly model: ChartModel; readonly geometry: Geometry }) {
  const kinds = useMemo(() => kindsIn(model, geometry), [model, geometry]);
  return (
    <Row as="ul" gap={3} className={`chart-scene ${classes.legend}`} aria-label={LEGEND.title}>
      {kinds.map((kind) => (
        <Row key={kind} as="li" gap={2} isOneLine>
          <svg width={44} height={18} aria-hidden="true">
            <g className={`line ${kind}`}>
              <path className="way" d={roundedPath(SAMPLE)} />
              <path className="head" d={arrowHead(SAMPLE)} />
              {SYMBOLS[kind]}
            </g>
          </svg>
          {LEGEND[kind]}
        </Row>
      ))}
    </Row>
  );
}

function kindsIn(model: ChartModel, geometry: Geometry): readonly Kind[] {
  const { lines } = geometry;
  const drawn = new Set(ruleKinds(model, geometry).values());
  const has: Readonly<Record<Kind, boolean>> = {
    main: lines.some(({ isMain }) => isMain),
    side: lines.some(({ isMain, isLink }) => !isMain && !isLink),
    link: lines.some(({ isLink }) => isLink),
    delay: drawn.has('delay'),
    error: drawn.has('error'),
  };
  return (Object.keys(SYMBOLS) as readonly Kind[]).filter((kind) => has[kind]);
}
