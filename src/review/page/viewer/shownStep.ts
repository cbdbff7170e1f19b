import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { ViewerSnapshot } from './machine.ts';

/** The step that the page shows: of the open session, else the latest of the product; null without either. */
export function shownStep({ context: { recording, cursor, product } }: ViewerSnapshot): SessionStep | null {
  if (recording !== null) return recording.steps[cursor] ?? null;
  return product?.step ?? null;
}

/** The screen that is open at the step shown, by its id; null without a session. */
export function openScreenOf(snapshot: ViewerSnapshot): string | null {
  const active = new Set(shownStep(snapshot)?.active);
  return snapshot.context.drawing?.model.states.find(({ id, screen }) => screen !== null && active.has(id))?.id ?? null;
}
