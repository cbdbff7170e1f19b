import { Row } from '#src/components/layout/Row.tsx';
import classes from './Bars.module.css';

type LegendProps = {
  readonly parts: Readonly<Partial<Record<'repaid' | 'spent' | 'left' | 'short', string>>>;
  /** Hides the legend from screen readers, because the bars it explains are hidden too. */
  readonly isHidden?: boolean;
};

export function Legend({ parts, isHidden = false }: LegendProps) {
  return (
    <Row as="ul" gap={3} className={classes.legend} aria-hidden={isHidden || undefined}>
      {Object.entries(parts).map(([part, label]) => (
        <li key={part} data-part={part}>
          {label}
        </li>
      ))}
    </Row>
  );
}
