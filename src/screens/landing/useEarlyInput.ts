import { type RefObject, useEffect } from 'react';

/** Replays input from before hydration, so React handles it (R3.7, R3.8, R3.11). */
export function useEarlyInput(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const field of page.current?.querySelectorAll('input') ?? []) {
      if (field.checked && !field.defaultChecked) replayChoice(field);
      else if (field.value !== field.defaultValue) replayText(field, field.value);
    }
  }, [page]);
}

/** Unchecks the field first, because React ignores a click that doesn't change it. */
function replayChoice(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

/** Uses the prototype's setter, because React ignores values set through its own. Keeps the caret position (R20.2). */
function replayText(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Runs after React has rendered the text.
  queueMicrotask(() => {
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
