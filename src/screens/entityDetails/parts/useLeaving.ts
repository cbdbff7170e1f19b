import { useRef } from 'react';
import { useSend } from '#src/journey/hooks.ts';
import type { FormField } from '#machines/domain/choices.ts';

/**
 * Tells the chart which fields were left. A field that is left by pressing elsewhere is told when the press is over: its
 * problem appears then, and what is pressed cannot move away from under the pointer (R9.2).
 */
export function useLeaving() {
  const send = useSend();
  const leftInPress = useRef<FormField[] | null>(null);
  const pressed = () => {
    leftInPress.current ??= [];
    const released = () => {
      const fields = leftInPress.current ?? [];
      leftInPress.current = null;
      for (const field of fields) send({ type: 'business.fieldLeft', field });
    };
    // Not at the click: a box that is drawn anew while it is clicked forgets that it was ticked.
    window.addEventListener('mouseup', released, { capture: true, once: true });
  };
  const left = (field: FormField) => {
    if (leftInPress.current === null) send({ type: 'business.fieldLeft', field });
    else leftInPress.current.push(field);
  };
  return { pressed, left };
}
