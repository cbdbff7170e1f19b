import { memo } from 'react';
import type { FarName } from './farName.ts';
import { round } from './roundedPath.ts';

const LINE_HEIGHT = 1.1;
const BASELINE = 0.35;

/** A name for readers far away, in the middle of its box. */
export const FarTitle = memo(function FarTitle({ name: { lines, size, box }, kind }: { name: FarName; kind: string }) {
  const x = round(box.x + box.width / 2);
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * BASELINE;
  return (
    <text className={`far far-${kind}`} fontSize={size} x={x} y={round(top)}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={round(top + index * size * LINE_HEIGHT)}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
