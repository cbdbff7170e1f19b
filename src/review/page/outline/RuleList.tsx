import { Row } from '#src/components/layout/Row.tsx';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './RuleList.module.css';
import type { RuleEntry } from '#src/review/page/facts/ruleEntries.ts';

type RuleListProps = {
  readonly heading: string;
  readonly items: readonly RuleEntry[];
  readonly selectedId?: string;
  readonly isFolded?: boolean;
  readonly onSelect: (id: string) => void;
};

export function RuleList({ heading, items, selectedId, isFolded = false, onSelect }: RuleListProps) {
  if (items.length === 0) return null;
  const list = (
    <ul className={classes.list}>
      {items.map(({ id, place, label, text, possible }) => (
        <li key={id}>
          <Row
            as="button"
            type="button"
            gap={1}
            align="baseline"
            justify="between"
            aria-current={id === selectedId}
            onClick={() => onSelect(id)}
          >
            <span className={classes.label}>{label}</span>
            {place !== '' && <span className={textClasses.note}>{place}</span>}
            <span className={classes.whole}>{text}</span>
            {possible !== undefined && <span className={`${textClasses.note} ${classes.whole}`}>{possible}</span>}
          </Row>
        </li>
      ))}
    </ul>
  );
  return (
    <div role="group" aria-label={heading}>
      {isFolded ? (
        <details>
          <summary className={`${textClasses.title} ${classes.heading}`}>
            {heading} ({items.length})
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h3 className={`${textClasses.title} ${classes.heading}`}>{heading}</h3>
          {list}
        </>
      )}
    </div>
  );
}
