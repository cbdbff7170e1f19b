import { useMemo } from 'react';
import { useSend } from '#src/journey/hooks.ts';
import type { FormField } from '#machines/domain/choices.ts';

/**
 * Tells the chart which fields were touched. A field that loses the focus by a press elsewhere counts once the press is over: its
 * problem appears then, and what is pressed cannot move away from under the pointer (R9.2).
 */
export function useLeaving() {
  const send = useSend();
  return useMemo(() => {
    let touchedInPress: FormField[] | null = null;
    const pressed = () => {
      touchedInPress ??= [];
      const released = () => {
        const fields = touchedInPress ?? [];
        touchedInPress = null;
        for (const field of fields) send({ type: 'business.fieldTouched', field });
      };
      // Not at the click: a box that is drawn anew while it is clicked forgets that it was ticked.
      window.addEventListener('mouseup', released, { capture: true, once: true });
    };
    const left = (field: FormField) => {
      if (touchedInPress === null) send({ type: 'business.fieldTouched', field });
      else touchedInPress.push(field);
    };
    return { pressed, left };
  }, [send]);
}
