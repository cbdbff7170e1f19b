import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { JOURNEY_CHANNEL, type ProductMessage, type ViewerMessage } from '#src/visualizer/live/messages.ts';
import { watchProductsWith } from '#src/visualizer/live/watchProduct.ts';
import { hello } from './products.ts';

const OWN = 'own';

describe('The port of the viewer', () => {
  it('asks who is there, hears its frames too, passes on what is chosen and commanded, and closes its channel', () => {
    const page = new EventTarget();
    const posted: ViewerMessage[] = [];
    let hear: (message: ProductMessage) => void = () => {};
    let isClosed = false;
    const watch = watchProductsWith(OWN, page, () => ({
      post: (message) => posted.push(message),
      listen: (listener) => {
        hear = listener;
      },
      close: () => {
        isClosed = true;
      },
    }));
    const machine = setup({ actors: { watch } }).createMachine({ invoke: { id: 'watch', src: 'watch' } });
    const actor = createActor(machine).start();
    const { watch: child } = actor.getSnapshot().children;
    hear(hello());
    page.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: hello({ tab: 'other' }) }));
    child?.send({ type: 'product.chosen', tab: 'other' });
    child?.send({ type: 'product.commanded', command: { kind: 'fail', calls: [] } });
    actor.stop();
    page.dispatchEvent(new CustomEvent(JOURNEY_CHANNEL, { detail: hello({ tab: OWN }) }));
    expect(posted.map((message) => [message.kind, 'tab' in message ? message.tab : null])).toEqual([
      ['who', null],
      ['resync', 'tab'],
      ['resync', 'other'],
      ['command', 'other'],
    ]);
    expect(isClosed).toBe(true);
  });
});
