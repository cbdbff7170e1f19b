import { describe, expect, it, vi } from 'vitest';
import { SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { fakeHome } from '#test/services/fakeHome.ts';
import { deferred } from '#test/support/deferred.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { openPage } from './openPage.ts';

const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;

fakePage();

const flush = () => vi.advanceTimersByTimeAsync(0);

function open(answers: Partial<Persistence> = {}, arrival = Promise.resolve()) {
  const page = openPage(fakeHome().home, { answers, arrival });
  page.open('/entity-details');
  return page;
}

describe('Whether a reload loses nothing', () => {
  it.each<[string, boolean, Partial<Persistence>]>([
    ['everything is saved', true, {}],
    ['a file is not saved', false, { isComplete: () => false }],
    ['the browser refuses', false, { write: () => Promise.reject(new Error('full')) }],
    ['another tab saves in a newer format', false, { write: async () => 'newerVersion' }],
  ])('is known after the last write: %s, so %s (R15.1, R15.3)', async (_case, isSettled, answers) => {
    const { persistence, send, actor, part } = open(answers);
    await flush();
    send(ADDRESS);
    expect(await persistence.settled(actor)).toBe(isSettled);
    expect(part.write).toHaveBeenCalledOnce();
  });

  it('is true without the persistence code if nothing is typed (R15.6)', async () => {
    const { persistence, send, actor } = open({}, Promise.reject(new Error('offline')));
    await flush();
    send({ type: 'session.signedOut' });
    await flush();
    expect(await persistence.settled(actor)).toBe(true);
  });

  it.each<['load' | 'write' | 'erase', JourneyEvent]>([
    ['load', ADDRESS],
    ['write', ADDRESS],
    ['erase', { type: 'session.signedOut' }],
  ])('is known only once a pending %s is done (R15.1, R15.2)', async (call, event) => {
    const { promise, resolve } = deferred();
    const loaded = { journey: null, loss: null, saved: null, isOutdated: false, isErased: true };
    const answers = {
      load: { load: () => promise.then(() => loaded) },
      write: { write: () => promise.then(() => 'nothing' as const) },
      erase: { erase: () => promise },
    }[call];
    const { persistence, actor, send } = open(answers);
    await flush();
    send(event);
    const onSettled = vi.fn();
    void persistence.settled(actor).then(onSettled);
    await flush();
    expect(onSettled).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS);
    expect(onSettled).toHaveBeenCalledWith(true);
  });
});
