import { describe, expect, it } from 'vitest';
import { TOAST_LIMIT, TOAST_MS } from '#machines/constants.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { everyNode, transitionsFrom } from '#machines/graph/nodes.ts';

/** Every message that the chart gives by name, as `kind key`. */
function messages(): readonly string[] {
  const actions = everyNode(createJourneyMachine().root).flatMap((node) =>
    transitionsFrom(node).flatMap((transition): readonly unknown[] => transition.actions),
  );
  const texts = actions.flatMap((action) => {
    if (typeof action !== 'object' || action === null || !('params' in action)) return [];
    const params = action.params as { kind?: string; key?: string };
    return params.kind === undefined || params.key === undefined ? [] : [`${params.kind} ${params.key}`];
  });
  return [...new Set(texts)].toSorted();
}

describe('Messages', () => {
  it('tell failures from successes and from news (R14.1)', () => {
    expect(messages()).toEqual([
      'error invalidCredentials',
      'error patreonRefused',
      'error somethingWentWrong',
      'info accountConnecting',
      'info businessIncomplete',
      'info downloadStarted',
      'success accountConnected',
      'success bankConnectionInitiated',
      'success contractSigned',
      'success fileUploaded',
      'success patreonConnected',
      'success signedIn',
    ]);
  });

  it('are at most 3 at a time, 4000 ms each (R14.1)', () => {
    expect([TOAST_LIMIT, TOAST_MS]).toEqual([3, 4000]);
  });
});
