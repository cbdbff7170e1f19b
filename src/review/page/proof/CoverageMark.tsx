import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { COVERAGE_WORDS } from '#src/review/page/words/proof.ts';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './CoverageMark.module.css';
import type { Coverage } from '#src/review/page/facts/coverage.ts';

const ICONS = { proved: IconCircleCheck, half: IconCircleHalf2, missing: IconCircleDashed } as const;

export function CoverageMark({ coverage }: { readonly coverage: Coverage }) {
  const Icon = ICONS[coverage];
  return (
    <Row as="span" isOneLine gap={2} className={classes.mark} data-coverage={coverage}>
      <Icon size={18} stroke={2} aria-hidden />
      {COVERAGE_WORDS[coverage]}
    </Row>
  );
}
