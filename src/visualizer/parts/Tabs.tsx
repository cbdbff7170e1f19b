import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './Tabs.module.css';

type TabsProps<Name extends string> = {
  readonly label: string;
  /** The ids of the tabs and of what they show begin with it. */
  readonly id: string;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  /** Null when nothing is open. */
  readonly current: Name | null;
  readonly onOpen: (name: Name) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A row of tabs: one stop for the Tab key, arrows go from one to the next. */
export function Tabs<Name extends string>({ label, id, names, words, current, onOpen }: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  // On a narrow window the row is wider than its place, which shrinks as its neighbors come.
  useEffect(() => {
    const showOpen = () => {
      const tab = row.current?.querySelector('[aria-selected="true"]');
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const observer = new ResizeObserver(showOpen);
    if (row.current !== null) observer.observe(row.current);
    return () => observer.disconnect();
  }, [current]);
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const at = names.findIndex((name) => name === current);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: names.length - 1 };
    const next = step === undefined ? ends[event.key] : (at + step + names.length) % names.length;
    const name = next === undefined ? undefined : names[next];
    if (name === undefined) return;
    event.preventDefault();
    onOpen(name);
    event.currentTarget.querySelector<HTMLElement>(`#${id}-tab-${name}`)?.focus();
  };
  return (
    <div ref={row} className={classes.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={go}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === current}
          aria-controls={name === current ? `${id}-panel` : undefined}
          tabIndex={name === (current ?? names[0]) ? 0 : -1}
          className={classes.tab}
          onClick={() => onOpen(name)}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
