import { eventById } from '#src/review/page/facts/ruleEntries.ts';
import { possibleOf } from '#src/review/page/facts/possible.ts';
import { useDrawnModel } from '#src/review/page/viewer/hooks.tsx';

/** Shows when a creator event is possible. Shows `text` for other ids, or if the answer depends on the screen. */
export function PossibleText({ id, text }: { readonly id: string; readonly text: string }) {
  const model = useDrawnModel();
  const event = eventById(model, id);
  return (event && possibleOf(model, event.rules)) ?? text;
}
