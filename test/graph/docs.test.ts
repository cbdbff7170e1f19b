import { initialTransition } from 'xstate';
import { expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ANSWER_MS } from '#test/model/paths/waits.ts';
import { toScreensMarkdown, toStatechartMarkdown } from '#test/model/statechartMarkdown.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { TODAY } from '#test/support/journeyAt.ts';

const machine = createJourneyMachine();
const [start] = initialTransition(machine, { session: GUEST_SESSION, today: TODAY, policy: DEFAULT_POLICY });
const { delays, ...model } = journeyModel();
const { remainingTime } = machine.implementations.delays as {
  readonly remainingTime: (args: Pick<typeof start, 'context'>) => number;
};
/** The chart, with computed delays resolved to their length at the start of the journey. */
const chart = {
  ...model,
  delays: delays.map((delay) => (delay.isComputed ? { ...delay, ms: remainingTime(start) } : delay)),
};

it('docs/statechart.md describes the current chart; `npm run docs` rewrites it', async () => {
  await expect(toStatechartMarkdown(chart, ANSWER_MS)).toMatchFileSnapshot('../../docs/statechart.md');
});

it('docs/screens.md describes the current screens; `npm run docs` rewrites it', async () => {
  await expect(toScreensMarkdown(chart, ROUTES)).toMatchFileSnapshot('../../docs/screens.md');
});
