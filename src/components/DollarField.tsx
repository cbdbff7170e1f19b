import { useId, useState } from 'react';
import { type ParsedDollars, parseDollars } from '#machines/domain/dollars.ts';
import { type SliderRange, snapToStep } from '#machines/domain/slider.ts';
import { DOLLAR_NOTES } from '#src/content/components.ts';
import { formatDollars } from '#src/content/format.ts';
import { NO_AUTOCORRECT } from './noAutocorrect.ts';
import { Row } from './layout/Row.tsx';
import { Text } from './layout/Text.tsx';
import classes from './DollarField.module.css';

type DollarFieldProps = {
  readonly label: string;
  readonly valueDollars: number;
  readonly range: SliderRange;
  readonly onChange: (dollars: number) => void;
  readonly unit: string;
};

type Entry = {
  /** As typed; null once a valid amount is blurred, when the field shows the formatted amount. */
  readonly text: string | null;
  /** The amount when the text was typed; the entry is discarded if another control changes the amount. */
  readonly valueDollars: number;
  readonly note: string | null;
  /** Not shown before blur or paste, so the first keystrokes don't show an error. */
  readonly problem: string | null;
};

/**
 * A field for whole dollars, which keeps the text as typed until blur. Reports an amount as soon as it is valid (R20.2,
 * R20.3).
 */
export function DollarField({ label, valueDollars, range, onChange, unit }: DollarFieldProps) {
  const id = useId();
  const [entry, setEntry] = useState<Entry | null>(null);
  if (entry !== null && entry.valueDollars !== valueDollars) setEntry(null);
  const text = entry?.text ?? formatDollars(valueDollars);
  const problem = entry?.problem ?? null;

  const handleText = (typed: string, isBlur: boolean) => {
    const parsed = parseDollars(typed);
    const isPasted = Math.abs(typed.length - text.length) > 1;
    const newProblem = problemOf(parsed);
    const newEntry = {
      text: isBlur && newProblem === null ? null : typed,
      problem: isBlur || isPasted || problem !== null ? newProblem : null,
    };
    if (parsed.kind !== 'amount') return setEntry({ ...newEntry, valueDollars, note: null });
    const allowed = snapToStep(parsed.dollars, range);
    if (!isBlur && allowed !== parsed.dollars) return setEntry({ ...newEntry, valueDollars, note: null });
    setEntry({ ...newEntry, valueDollars: allowed, note: noteOf(parsed, allowed, range) });
    onChange(allowed);
  };
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <Row justify="between" align="baseline" className={classes.box} data-invalid={problem !== null || undefined}>
        <input
          id={id}
          className={classes.input}
          value={text}
          onChange={({ currentTarget }) => handleText(currentTarget.value, false)}
          onBlur={({ currentTarget: { value } }) => value !== formatDollars(valueDollars) && handleText(value, true)}
          inputMode="decimal"
          autoComplete="off"
          {...NO_AUTOCORRECT}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-unit ${id}-note`}
        />
        <Text as="span" kind="quiet" id={`${id}-unit`}>
          {unit}
        </Text>
      </Row>
      <Text
        kind="quiet"
        id={`${id}-note`}
        aria-live="polite"
        className={classes.note}
        data-invalid={problem !== null || undefined}
      >
        {problem ?? entry?.note}
      </Text>
    </>
  );
}

function problemOf(parsed: ParsedDollars): string | null {
  if (parsed.kind === 'unclear') return DOLLAR_NOTES.unclear;
  return parsed.kind === 'ambiguous' ? DOLLAR_NOTES.ambiguous(parsed.readings) : null;
}

function noteOf(
  parsed: Extract<ParsedDollars, { kind: 'amount' }>,
  allowed: number,
  range: SliderRange,
): string | null {
  if (parsed.dollars < range.min) return DOLLAR_NOTES.raised(allowed);
  if (parsed.dollars > range.max) return DOLLAR_NOTES.lowered(allowed);
  return parsed.isRounded || allowed !== parsed.dollars ? DOLLAR_NOTES.rounded(allowed) : null;
}
