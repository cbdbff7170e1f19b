import type { Point } from '#src/review/engine/layout/geometry.ts';
import { GLYPHS, type GlyphName } from './glyphs.ts';
import type { ItemMarks } from '#src/review/page/facts/marks.ts';
import { round } from './roundedPath.ts';

export const BADGE_SIZE = 16;
const BADGE_STEP = 19;

type BadgeProps = { readonly at: Point; readonly glyph: GlyphName; readonly kind: string };

export function Badge({ at: [x, y], glyph, kind }: BadgeProps) {
  const radius = BADGE_SIZE / 2;
  return (
    <g className={`badge ${kind}`} transform={`translate(${round(x)} ${round(y)})`}>
      <rect x={-radius} y={-radius} width={BADGE_SIZE} height={BADGE_SIZE} rx={radius} />
      <path d={GLYPHS[glyph]} />
    </g>
  );
}

type BadgesProps = {
  readonly marks: ItemMarks;
  /** Center of the first badge. */
  readonly from: Point;
  readonly towards?: 'left' | 'right';
};

export function Badges({ marks, from: [x, y], towards = 'left' }: BadgesProps) {
  const step = towards === 'left' ? -BADGE_STEP : BADGE_STEP;
  return badgesOf(marks).map(({ glyph, kind }, index) => (
    <Badge key={kind} at={[x + index * step, y]} glyph={glyph} kind={kind} />
  ));
}

function badgesOf({ verdict, proof, choice }: ItemMarks): readonly Pick<BadgeProps, 'glyph' | 'kind'>[] {
  return [
    ...(verdict === undefined ? [] : [{ glyph: VERDICT_GLYPHS[verdict], kind: verdict }]),
    ...(proof === undefined ? [] : [{ glyph: PROOF_GLYPHS[proof], kind: `proof-${proof}` }]),
    ...(choice === undefined ? [] : [{ glyph: CHOICE_GLYPHS[choice], kind: `choice-${choice}` }]),
  ];
}

const VERDICT_GLYPHS = {
  approved: 'check',
  questioned: 'question',
  rejected: 'cross',
  stale: 'exclamation',
  open: 'minus',
  partly: 'halfCheck',
} as const satisfies Readonly<Record<NonNullable<ItemMarks['verdict']>, GlyphName>>;

const PROOF_GLYPHS = {
  proved: 'check',
  half: 'halfCheck',
  missing: 'barred',
} as const satisfies Readonly<Record<NonNullable<ItemMarks['proof']>, GlyphName>>;

const CHOICE_GLYPHS = {
  open: 'play',
  refused: 'barred',
} as const satisfies Readonly<Record<NonNullable<ItemMarks['choice']>, GlyphName>>;
