import { expect, it } from 'vitest';
import { describedEvent } from '#src/review/engine/session/choices.ts';
import { describeEvent } from '#src/review/journey/describeEvent.ts';
import { timePassed } from '#src/review/engine/session/sessionStep.ts';

const done = (call: string, output?: unknown) => ({ type: `xstate.done.actor.${call}`, output });
const failed = (call: string) => ({ type: `xstate.error.actor.${call}`, output: null });

it.each([
  [{ type: 'offers.continued' }, 'creator', 'The creator presses Continue on the offers'],
  [{ type: 'day.changed', today: '2027-01-01' }, 'time', 'The calendar shows 2027-01-01'],
  [{ type: 'saving.failed' }, 'services', 'The browser refuses to save what was typed'],
  [timePassed(500), 'time', '500 milliseconds go by'],
  [timePassed(1000), 'time', '1 second goes by'],
  [timePassed(5600), 'time', '5.6 seconds go by'],
  [timePassed(60_000), 'time', '1 minute goes by'],
  [{ type: 'xstate.after.pdfDeadline.journey.x' }, 'time', 'The document has not come after 15 seconds'],
  [{ type: 'xstate.after.someDelay.journey.x' }, 'time', '“Some delay” is over'],
  [done('signIn', { user: {} }), 'services', 'The sign-in service answers'],
  [done('signIn', { user: null }), 'services', 'The sign-in service answers no'],
  [done('connectPatreon', { isConnected: false, more: 1 }), 'services', 'Patreon answers no'],
  [done('connectPatreon', { isConnected: true }), 'services', 'Patreon answers'],
  [done('connectAccount:shopify'), 'services', 'Shopify answers'],
  [done('watchProgress:offers', 'text'), 'services', 'The clock stops'],
  [done('someCall', null), 'services', '“Some call” succeeds'],
  [failed('signContract'), 'services', 'The signed contract cannot be submitted'],
  [{ type: 'other.thing' }, 'creator', 'Other thing'],
])('An event of a session is told in a sentence, with its source: %j, %s: %s', (event, source, text) => {
  expect(describedEvent(event, describeEvent)).toEqual({ source, text });
});
