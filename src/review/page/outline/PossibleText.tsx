import { eventById } from '#src/review/page/facts/ruleEntries.ts';
import { possibleOf } from '#src/review/page/facts/possible.ts';
import { useDrawnModel } from '#src/review/page/viewer/hooks.tsx';

/** Describes when an event is possible, or shows `text` if that differs from screen to screen. */
export function PossibleText({ id, text }: { readonly id: string; readonly text: string }) {
  const model = useDrawnModel();
  const event = eventById(model, id);
  return (event && possibleOf(model, event.rules)) ?? text;
}
