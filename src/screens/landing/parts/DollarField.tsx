import { useId, useState } from 'react';
import { type ReadDollars, readDollars } from '#machines/domain/dollars.ts';
import { type SliderRange, snapToStep } from '#machines/domain/slider.ts';
import { AS_TYPED } from '#src/components/asTyped.ts';
import { formatDollars } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import classes from './DollarField.module.css';

type DollarFieldProps = {
  readonly label: string;
  readonly valueDollars: number;
  readonly range: SliderRange;
  readonly onChange: (dollars: number) => void;
  /** What the amount is counted by, or between. */
  readonly unit: string;
};

/** The last entry in the field. */
type Entry = {
  /** As typed; null once the field was left and shows the amount. */
  readonly text: string | null;
  /** The amount then; when it changes elsewhere, as by the slider, the entry is dropped. */
  readonly valueDollars: number;
  /** How the amount differs from what was typed. */
  readonly note: string | null;
  /** Whether a problem is shown: not while the first letters are typed. */
  readonly isJudged: boolean;
};

/** An amount in whole dollars, kept as typed until the field is left. It counts as soon as it is allowed (R20.2, R20.3). */
export function DollarField({ label, valueDollars, range, onChange, unit }: DollarFieldProps) {
  const id = useId();
  const [entry, setEntry] = useState<Entry | null>(null);
  if (entry !== null && entry.valueDollars !== valueDollars) setEntry(null);
  const text = entry?.text ?? formatDollars(valueDollars);
  const problem = entry?.isJudged === true && entry.text !== null ? problemOf(readDollars(entry.text)) : null;

  const enter = (typed: string, isLeft: boolean) => {
    const read = readDollars(typed);
    const isPasted = Math.abs(typed.length - text.length) > 1;
    const isUnderstood = problemOf(read) === null;
    const isJudged = !isUnderstood && (isLeft || isPasted || problem !== null);
    const kept = { text: isLeft && isUnderstood ? null : typed, isJudged };
    if (read.kind !== 'amount') return setEntry({ ...kept, valueDollars, note: null });
    const allowed = snapToStep(read.dollars, range);
    if (!isLeft && allowed !== read.dollars) return setEntry({ ...kept, valueDollars, note: null });
    setEntry({ ...kept, valueDollars: allowed, note: noteOf(read, allowed, range) });
    onChange(allowed);
  };
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box} data-invalid={problem !== null || undefined}>
        <input
          id={id}
          className={classes.input}
          value={text}
          onChange={({ currentTarget }) => enter(currentTarget.value, false)}
          onBlur={({ currentTarget: { value } }) => value !== formatDollars(valueDollars) && enter(value, true)}
          inputMode="decimal"
          autoComplete="off"
          {...AS_TYPED}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-unit ${id}-note`}
        />
        <span id={`${id}-unit`} className={classes.quiet}>
          {unit}
        </span>
      </div>
      <p id={`${id}-note`} aria-live="polite" className={classes.quiet} data-invalid={problem !== null || undefined}>
        {problem ?? entry?.note}
      </p>
    </>
  );
}

/** Why an amount is not understood, or null. */
function problemOf(read: ReadDollars): string | null {
  if (read.kind === 'unclear') return LANDING.unclear;
  return read.kind === 'ambiguous' ? LANDING.ambiguous(read.readings) : null;
}

/** How the amount that counts differs from the one that was typed, or null where it does not. */
function noteOf(
  { dollars, isRounded }: Extract<ReadDollars, { kind: 'amount' }>,
  allowedDollars: number,
  range: SliderRange,
): string | null {
  if (dollars < range.min) return LANDING.raised(allowedDollars);
  if (dollars > range.max) return LANDING.lowered(allowedDollars);
  return isRounded || allowedDollars !== dollars ? LANDING.rounded(allowedDollars) : null;
}
