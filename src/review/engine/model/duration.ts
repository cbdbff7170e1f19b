const SECOND_MS = 1000;
const TENTH_MS = 100;
const UNITS = [
  { ms: 60_000, name: 'minute', short: 'min' },
  { ms: SECOND_MS, name: 'second', short: 's' },
  { ms: 1, name: 'millisecond', short: 'ms' },
] as const;

/** Uses the largest unit without a remainder: "15 seconds", "1 minute", "300 milliseconds". */
export function durationText(ms: number): string {
  const { amount, unit } = toLargestUnit(ms);
  return `${amount} ${unit.name}${amount === 1 ? '' : 's'}`;
}

/** Like `durationText`, but rounds fractional seconds to tenths: "5.6 seconds". */
export function roundedDurationText(ms: number): string {
  if (ms % SECOND_MS === 0 || ms < SECOND_MS) return durationText(ms);
  return `${Math.round(ms / TENTH_MS) / (SECOND_MS / TENTH_MS)} seconds`;
}

export function passedText(ms: number): string {
  return `${durationText(ms)} ${toLargestUnit(ms).amount === 1 ? 'has' : 'have'} passed`;
}

export function shortDuration(ms: number): string {
  const { amount, unit } = toLargestUnit(ms);
  return `${amount} ${unit.short}`;
}

function toLargestUnit(ms: number) {
  const unit = UNITS.find((candidate) => ms % candidate.ms === 0) ?? UNITS[2];
  return { amount: ms / unit.ms, unit };
}
