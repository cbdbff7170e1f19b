import { useRovingIndex } from '@mantine/hooks';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './Tabs.module.css';

type TabsProps<Name extends string> = {
  readonly label: string;
  /** Prefix of the tab and panel ids. */
  readonly id: string;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly current: Name;
  readonly onOpen: (name: Name) => void;
};

/** Tabs with a single Tab stop; arrow keys switch between them. */
export function Tabs<Name extends string>({ label, id, names, words, current, onOpen }: TabsProps<Name>) {
  const { getItemProps } = useRovingIndex({
    total: names.length,
    orientation: 'both',
    activateOnFocus: true,
    focusedIndex: names.indexOf(current),
  });
  return (
    <Row gap={1} role="tablist" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === current}
          aria-controls={name === current ? `${id}-panel` : undefined}
          className={classes.tab}
          data-framed={name === current ? true : undefined}
          {...getItemProps({ index, onClick: () => onOpen(name) })}
        >
          {words[name]}
        </button>
      ))}
    </Row>
  );
}
