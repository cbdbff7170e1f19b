import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { ViewerContext } from './context.ts';
import { detachFromStory } from './updates.ts';
import type { ProductStep } from '#src/review/engine/session/framedProduct.ts';

/**
 * Classifies a product step: unrelated to the session, an update of the shown step, the recorded next step, or a new
 * one. A step that wasn't requested never replaces recorded steps.
 */
export function classifyStep(
  { recording, cursor, product, sent }: ViewerContext,
  { step, source }: ProductStep,
): 'unrelated' | 'shown' | 'next' | 'new' {
  const previous = product?.step?.sequence ?? Infinity;
  if (recording === null || step.sequence < previous) return 'unrelated';
  if (step.sequence === previous) return 'shown';
  const next = recording.steps[cursor + 1];
  const isRequested = sent !== null || source === 'creator';
  if (next === undefined) return isRequested || step.taken.length > 0 ? 'new' : 'shown';
  if (next.event?.type === step.event?.type && next.active.join(' ') === step.active.join(' ')) return 'next';
  return isRequested ? 'new' : 'shown';
}

export function recordProductStep(context: ViewerContext, published: ProductStep): Partial<ViewerContext> {
  const { recording, cursor, product, sent } = context;
  const kind = classifyStep(context, published);
  const shown = recording?.steps[cursor];
  if (recording === null || shown === undefined || kind === 'unrelated') return {};
  const atMs = shown.atMs + published.step.atMs - (product?.step?.atMs ?? 0);
  const step = shiftStep(published.step, atMs - published.step.atMs);
  if (kind === 'shown') {
    const { sequence, event, taken, emitted } = shown;
    const steps = recording.steps.with(cursor, { ...step, sequence, event, taken, emitted });
    return { recording: { ...recording, steps } };
  }
  const sequence = shown.sequence + 1;
  if (kind === 'next') {
    const steps = recording.steps.with(cursor + 1, { ...step, sequence });
    return { recording: { ...recording, steps }, cursor: cursor + 1, sent: null };
  }
  const event = sent?.type === step.event?.type ? sent : published.replay;
  const events = recording.events.slice(0, cursor);
  const isReplayable = event !== null && events.length === cursor;
  return {
    recording: {
      ...recording,
      ...(published.source === 'creator' ? detachFromStory(recording) : {}),
      events: isReplayable ? [...events, event] : events,
      // Only the latest step keeps its choices, which are most of a step's size.
      steps: [...recording.steps.slice(0, cursor), { ...shown, choices: [] }, { ...step, sequence }],
      isUnsaved: recording.isUnsaved || sent !== null || published.source === 'creator',
    },
    cursor: cursor + 1,
    sent: null,
  };
}

function shiftStep(step: SessionStep, byMs: number): SessionStep {
  const timers = step.timers.map(({ startedAtMs, dueAtMs, ...timer }) => ({
    ...timer,
    startedAtMs: startedAtMs + byMs,
    dueAtMs: dueAtMs + byMs,
  }));
  return { ...step, atMs: step.atMs + byMs, timers };
}
