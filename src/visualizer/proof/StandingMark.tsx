import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { STANDING_WORDS } from '#src/content/visualizer/proof.ts';
import classes from './StandingMark.module.css';
import type { Standing } from './standing.ts';

const ICONS = { proved: IconCircleCheck, half: IconCircleHalf2, missing: IconCircleDashed } as const;

/** How well something is proved, as a sign and a word; the word can be left to those who do not see the sign. */
export function StandingMark({
  standing,
  isShort = false,
}: {
  readonly standing: Standing;
  readonly isShort?: boolean;
}) {
  const Icon = ICONS[standing];
  return (
    <span className={classes.mark} data-standing={standing}>
      <Icon size={18} stroke={2} aria-hidden />
      <span className={isShort ? classes.unseen : undefined}>{STANDING_WORDS[standing]}</span>
    </span>
  );
}
