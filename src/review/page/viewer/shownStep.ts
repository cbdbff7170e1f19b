import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { ViewerSnapshot } from './machine.ts';

/** Returns the shown step of the open session, or else the product's latest step. */
export function shownStep({ context: { recording, cursor, product } }: ViewerSnapshot): SessionStep | null {
  if (recording !== null) return recording.steps[cursor] ?? null;
  return product?.step ?? null;
}

export function openScreenOf(snapshot: ViewerSnapshot): string | null {
  const active = new Set(shownStep(snapshot)?.active);
  return snapshot.context.drawing?.model.states.find(({ id, screen }) => screen !== null && active.has(id))?.id ?? null;
}
