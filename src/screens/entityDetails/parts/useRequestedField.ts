import { useEffect } from 'react';
import { partOfPage } from '#src/components/partOfPage.ts';
import { useSend } from '#src/journey/hooks.ts';
import type { FormField } from '#machines/domain/choices.ts';

/** A screen that opens is put at its top, and one that was open before where the browser remembers it, some frames late. */
const SETTLING_FRAMES = 12;

/** Moves the focus to the field that a list of what is missing pointed at, and tells the chart that it is shown (R9.9). */
export function useRequestedField(field: FormField | null): void {
  const send = useSend();
  useEffect(() => {
    if (field === null) return;
    const place = partOfPage(field);
    const control = place instanceof HTMLDivElement ? place.querySelector<HTMLElement>('button') : place;
    control?.focus({ preventScroll: true });
    if (control !== null) showFor(SETTLING_FRAMES, control);
    send({ type: 'business.fieldShown' });
  }, [field, send]);
}

function showFor(frames: number, control: HTMLElement): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    // Its screen may have been left meanwhile.
    if (!control.isConnected) return;
    control.scrollIntoView({ block: 'center' });
    showFor(frames - 1, control);
  });
}
