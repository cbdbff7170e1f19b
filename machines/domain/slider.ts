export type SliderRange = { readonly min: number; readonly max: number; readonly step: number };

/** Snaps to the nearest step, counted from the minimum, inside the range (R7.1). */
export function snapToStep(value: number, range: SliderRange): number {
  const { min, max, step } = range;
  if (Number.isNaN(value)) return min;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const snapped = min + steps * step;
  return snapped > max ? snapped - step : snapped;
}

/** Moves one of several thumbs, keeping the minimum gap to its neighbors; values are ascending (R7.3). */
export function moveThumb(
  values: readonly number[],
  index: number,
  value: number,
  range: SliderRange,
  minGap: number,
): readonly number[] {
  const gap = Math.ceil(minGap / range.step) * range.step;
  const lowest = (values[index - 1] ?? -Infinity) + gap;
  const highest = (values[index + 1] ?? Infinity) - gap;
  const next = snapToStep(Math.min(highest, Math.max(lowest, snapToStep(value, range))), range);
  return values.map((current, position) => (position === index ? next : current));
}
