import { type FocusEvent, useEffect, useRef } from 'react';
import { type FormField, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { partOfPage } from '#src/components/partOfPage.ts';
import { useSend } from '#src/journey/hooks.ts';

/** Whether the id of an element is that of a required field, whose problem is shown once it was left. */
const isField = (id: string): id is FormField =>
  ['entityType', 'ein', 'address'].includes(id) || OWNER_TEXT_FIELDS.some((field) => id.startsWith(`${field}:`));

/**
 * Reports to the chart which fields of a form were filled in and touched; one that is still empty is no mistake yet. A field that
 * loses the focus by a press elsewhere counts once the press is over: its problem appears then, and what is pressed cannot
 * move away from under the pointer (R9.2).
 */
export function useTouchedFields() {
  const send = useSend();
  const touchedInPress = useRef<FormField[] | null>(null);
  const onMouseDownCapture = () => {
    touchedInPress.current ??= [];
    const released = () => {
      const fields = touchedInPress.current ?? [];
      touchedInPress.current = null;
      for (const field of fields) send({ type: 'business.fieldTouched', field });
    };
    // Not at the click: a box that is drawn anew while it is clicked forgets that it was ticked.
    window.addEventListener('mouseup', released, { capture: true, once: true });
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement, Element>) => {
    const { id } = target;
    if (!isField(id) || !('value' in target) || visibleText(String(target.value)) === '') return;
    if (touchedInPress.current === null) send({ type: 'business.fieldTouched', field: id });
    else touchedInPress.current.push(id);
  };
  return { onMouseDownCapture, onBlur };
}

/** A screen that opens is put at its top, and one that was open before where the browser remembers it, some frames late. */
const SETTLING_FRAMES = 12;

/** Moves the focus to the field that a list of what is missing pointed at, and reports to the chart that it is shown (R9.9). */
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
