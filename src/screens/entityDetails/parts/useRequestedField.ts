import { useEffect } from 'react';
import { partOfPage } from '#src/components/partOfPage.ts';
import { useSend } from '#src/journey/hooks.ts';
import { placeIdOf } from './placeIdOf.ts';
import type { FormField } from '#machines/domain/choices.ts';

/** Moves the focus to the field that a list of what is missing pointed at, and tells the chart that it is shown (R9.9). */
export function useRequestedField(field: FormField | null): void {
  const send = useSend();
  useEffect(() => {
    if (field === null) return;
    const place = partOfPage(placeIdOf(field));
    const control = place instanceof HTMLDivElement ? place.querySelector<HTMLElement>('button') : place;
    control?.focus({ preventScroll: true });
    // A screen that has just opened is put at its top after this; the field comes into view after that.
    if (control !== null) requestAnimationFrame(() => control.scrollIntoView({ block: 'center' }));
    send({ type: 'business.fieldShown' });
  }, [field, send]);
}
