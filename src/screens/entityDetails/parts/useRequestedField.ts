import { useEffect } from 'react';
import type { FormField } from '#machines/domain/choices.ts';
import { findInMain } from '#src/components/findInMain.ts';
import { useSend } from '#src/journey/hooks.ts';

/** For some frames after a screen opens, the browser restores its own scroll position. */
const SETTLING_FRAMES = 12;

/** Focuses the field that a checklist link points at, and reports that it is shown (R9.9). */
export function useRequestedField(field: FormField | null): void {
  const send = useSend();
  useEffect(() => {
    if (field === null) return;
    const place = findInMain(field);
    const control = place instanceof HTMLDivElement ? place.querySelector<HTMLElement>('button') : place;
    control?.focus({ preventScroll: true });
    if (control !== null) showFor(SETTLING_FRAMES, control);
    send({ type: 'business.fieldShown' });
  }, [field, send]);
}

function showFor(frames: number, control: HTMLElement): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    if (!control.isConnected) return;
    control.scrollIntoView({ block: 'center' });
    showFor(frames - 1, control);
  });
}
