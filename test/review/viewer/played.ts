import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Story } from '#src/review/engine/session/story.ts';
import type { Recording } from '#src/review/page/viewer/context.ts';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { step, SEEN } from './viewerAt.ts';

export const GREETED = { type: 'product.greeted', product: SEEN } as const;
export const OPENED: readonly ViewerEvent[] = [{ type: 'product.opened' }, GREETED];

export const seen = (of: SessionStep): ViewerEvent => ({
  type: 'product.stepPublished',
  step: of,
  replay: null,
  source: 'services',
});
export const movedTo = (to: number): ViewerEvent => ({ type: 'cursor.moved', to });
export const acted = (type: string): ViewerEvent => ({ type: 'simulation.acted', event: { type } });
/** Computes steps as numbered ones, without a chart. */
export const simulates = ({ events }: { events: readonly unknown[] }) => [
  step(0),
  ...events.map((_, at) => step(at + 1)),
];
export const STORY: Story = {
  name: 'Two steps',
  title: '',
  start: 'guest',
  events: [{ type: 'one' }, { type: 'two' }],
  leads: ['stays', 'stays'],
};
export const STARTED: ViewerEvent = { type: 'simulation.started', start: 'guest' };
export const types = (recording: Recording | null) => recording?.events.map(({ type }) => type);
