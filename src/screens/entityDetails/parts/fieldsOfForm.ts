import { type FocusEvent, useEffect, useRef } from 'react';
import { type FormField, OWNER_TEXT_FIELDS } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { partOfPage } from '#src/components/partOfPage.ts';
import { useSend } from '#src/journey/hooks.ts';

const isField = (id: string): id is FormField =>
  ['entityType', 'ein', 'address'].includes(id) || OWNER_TEXT_FIELDS.some((field) => id.startsWith(`${field}:`));

/**
 * Reports fields that were filled in and left. While the mouse is pressed, the report waits, so that a problem that
 * appears can't move the pressed control (R9.2).
 */
export function useTouchedFields() {
  const send = useSend();
  const isPressed = useRef(false);
  // Not at the click: a checkbox that renders again during its click loses its new state.
  const onRelease = (act: () => void) => window.addEventListener('mouseup', act, { capture: true, once: true });
  const onMouseDownCapture = () => {
    isPressed.current = true;
    onRelease(() => (isPressed.current = false));
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement, Element>) => {
    const { id } = target;
    if (!isField(id) || !('value' in target) || visibleText(String(target.value)) === '') return;
    const report = () => send({ type: 'business.fieldTouched', field: id });
    if (isPressed.current) onRelease(report);
    else report();
  };
  return { onMouseDownCapture, onBlur };
}

/** For some frames after a screen opens, the browser restores its own scroll position. */
const SETTLING_FRAMES = 12;

/** Focuses the field that a checklist link points at, and reports that it is shown (R9.9). */
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
    if (!control.isConnected) return;
    control.scrollIntoView({ block: 'center' });
    showFor(frames - 1, control);
  });
}
