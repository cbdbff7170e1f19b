import type { TextBlock } from '#src/review/engine/layout/geometry.ts';
import type { TextStyle } from '#src/review/engine/layout/measure.ts';
import { round } from './roundedPath.ts';

/** Text of this size gets its font size from scene.css. */
const DEFAULT_SIZE = 12.5;
/** Distance from the middle of a line to its baseline, relative to the font size. */
const BASELINE = 0.35;

type TextLinesProps = {
  readonly block: TextBlock;
  readonly style: TextStyle;
  readonly className?: string;
  readonly isCentered?: boolean;
};

export function TextLines({ block, style, className, isCentered = false }: TextLinesProps) {
  const lineHeight = block.height / Math.max(1, block.lines.length);
  const x = round(isCentered ? block.x + block.width / 2 : block.x);
  const y = round(block.y + lineHeight / 2 + style.size * BASELINE);
  const [first = '', ...others] = block.lines;
  const fontSize = style.size === DEFAULT_SIZE ? undefined : style.size;
  return (
    <text className={className} fontSize={fontSize} x={x} y={y}>
      {first}
      {others.map((line, index) => (
        <tspan key={`${index + 1} ${line}`} x={x} y={round(y + (index + 1) * lineHeight)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
