import { type RefObject, useEffect } from 'react';

/**
 * Passes on what was chosen and typed before the program came to the prerendered page: the fields show it,
 * and nothing else on the page would know of it (R3.7, R3.8, R3.11).
 */
export function useEarlyInput(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const field of place.current?.querySelectorAll('input') ?? []) {
      if (field.checked && !field.defaultChecked) choose(field);
      else if (field.value !== field.defaultValue) type(field, field.value);
    }
  }, [place]);
}

/** React compares with what it last saw, and it saw this choice made. */
function choose(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

/** Typed past React, which sees each value that is set on the field itself; the caret stays where it was (R20.2). */
function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // By then, React has rendered the text.
  queueMicrotask(() => {
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
