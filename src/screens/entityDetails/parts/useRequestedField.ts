import { useEffect } from 'react';
import type { FormField } from '#machines/domain/choices.ts';
import { findInMain } from '#src/components/findInMain.ts';
import { useSend } from '#src/journey/hooks.ts';

/** The number of frames to keep a field in view while the browser may still restore its own scroll position. */
const SETTLING_FRAMES = 12;

/** Focuses the field that a checklist link points to, and reports that the field is shown (R9.9). */
export function useRequestedField(field: FormField | null): void {
  const send = useSend();
  useEffect(() => {
    if (field === null) return;
    const target = findInMain(field);
    const control = target instanceof HTMLDivElement ? target.querySelector<HTMLElement>('button') : target;
    control?.focus({ preventScroll: true });
    if (control !== null) keepInView(control, SETTLING_FRAMES);
    send({ type: 'business.fieldShown' });
  }, [field, send]);
}

function keepInView(control: HTMLElement, frames: number): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    if (!control.isConnected) return;
    control.scrollIntoView({ block: 'center' });
    keepInView(control, frames - 1);
  });
}
