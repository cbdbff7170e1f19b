import type { EventObject } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { PathStep } from '#src/review/journey/paths/paths.ts';
import type { Toast } from '#machines/journey/ports.ts';
import { toastText } from '#src/content/toasts.ts';
import type { PlacedText } from './placedText.ts';

const SHOWS_TOAST = /^show(Toast|PlatformUnavailable)\b/;

export function messageTexts(
  { transitions }: ChartModel,
  steps: readonly Pick<PathStep, 'taken' | 'emitted'>[],
): readonly PlacedText[] {
  const showing = new Set(
    transitions.filter(({ actions }) => actions.some((action) => SHOWS_TOAST.test(action))).map(({ id }) => id),
  );
  return steps.flatMap(({ taken, emitted }) =>
    emitted.filter(isToast).flatMap(({ toast }) => {
      const { title, message } = toastText(toast);
      const text = title === null ? message : `${title} · ${message}`;
      return taken.filter((id) => showing.has(id)).map((id) => ({ id, source: 'message' as const, text }));
    }),
  );
}

function isToast(event: EventObject): event is { readonly type: 'toast.shown'; readonly toast: Toast } {
  return event.type === 'toast.shown';
}
