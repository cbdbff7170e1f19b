import { type RefObject, useEffect } from 'react';

/** Replays to React what was chosen and typed in the prerendered page before hydration (R3.7, R3.8, R3.11). */
export function useEarlyInput(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const field of place.current?.querySelectorAll('input') ?? []) {
      if (field.checked && !field.defaultChecked) choose(field);
      else if (field.value !== field.defaultValue) type(field, field.value);
    }
  }, [place]);
}

/** React ignores a choice that it already saw, so it is made again. */
function choose(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

/** The prototype's setter hides the change from React, so that the input event counts; the caret keeps its place (R20.2). */
function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // After React rendered the text.
  queueMicrotask(() => {
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
