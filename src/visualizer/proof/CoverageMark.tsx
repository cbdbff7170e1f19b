import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { COVERAGE_WORDS } from '#src/content/visualizer/proof.ts';
import unseen from '#src/visualizer/parts/Unseen.module.css';
import classes from './CoverageMark.module.css';
import type { Coverage } from './coverage.ts';

const ICONS = { proved: IconCircleCheck, half: IconCircleHalf2, missing: IconCircleDashed } as const;

/** How well something is proved, as a sign and a word; the word can be left to those who do not see the sign. */
export function CoverageMark({
  coverage,
  isShort = false,
}: {
  readonly coverage: Coverage;
  readonly isShort?: boolean;
}) {
  const Icon = ICONS[coverage];
  return (
    <span className={classes.mark} data-coverage={coverage}>
      <Icon size={18} stroke={2} aria-hidden />
      <span className={isShort ? unseen.unseen : undefined}>{COVERAGE_WORDS[coverage]}</span>
    </span>
  );
}
