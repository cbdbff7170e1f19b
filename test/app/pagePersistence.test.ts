import { describe, expect, it, vi } from 'vitest';
import { EXPIRY_CHECK_MS, SAVE_DEBOUNCE_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import type { Persistence } from '#src/services/persistence/createPersistence.ts';
import { createFakeWindow } from '#test/services/createFakeWindow.ts';
import { deferred } from '#test/support/deferred.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { NOTHING_LOADED, openPage } from './openPage.ts';

const IN_PROGRESS: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const ADDRESS = { type: 'business.fieldChanged', field: 'address', value: '2 Typed Street' } as const;
const SIGNED_OUT: JourneyEvent = { type: 'session.signedOut' };

fakePage();

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Opens the form of a page whose persistence code loads when the test calls `arrive`. */
function openForm(overrides: Partial<Persistence> = {}, saved: SavedJourney | null = null) {
  const code = deferred();
  const page = openPage(createFakeWindow().storageWindow, { overrides, saved, arrival: code.promise });
  page.open('/entity-details');
  const arrive = () => (code.resolve(), flush());
  return { ...page, arrive, fail: () => (code.reject(new Error('offline')), flush()) };
}

describe('Page waiting for its persistence code', () => {
  it('performs queued writes, erasures and reads when the code arrives (R2.4, R15.1, R15.2, R15.4)', async () => {
    const fileBytes = vi.fn<Persistence['fileBytes']>(async () => new ArrayBuffer(3));
    const { send, fake, hide, persistence, arrive } = openForm({ fileBytes });
    const bytes = persistence.fileBytes('file-1');
    send(ADDRESS);
    await arrive();
    hide();
    expect(fake.write.mock.calls.map(([{ journey }]) => journey.business.address)).toEqual([ADDRESS.value]);
    expect((await bytes)?.byteLength).toBe(3);
    expect(fileBytes.mock.calls).toEqual([['file-1']]);
    const signedOut = openForm();
    signedOut.send(SIGNED_OUT);
    await signedOut.arrive();
    expect(signedOut.fake.erase.mock.calls).toEqual([['device']]);
  });

  it('reports that nothing is saved if the code fails to load (R15.3, R15.6)', async () => {
    const { saving, send, fail, persistence, actor } = openForm();
    await fail();
    send(ADDRESS);
    expect(saving()).toBe('refused');
    send(SIGNED_OUT);
    await flush();
    expect(await persistence.saveAll(actor)).toBe(true);
  });
});

describe('Open page', () => {
  it('shows when the restored journey was saved (R15.3)', async () => {
    const saved = { at: '2026-11-21T09:20:00+00:00', isRemembered: false };
    const { saving, savedAt, arrive } = openForm({ load: async () => ({ ...NOTHING_LOADED, saved }) }, IN_PROGRESS);
    await arrive();
    expect(saving()).toBe('saved');
    expect(savedAt()).toBe(saved.at);
  });

  it('is outdated once another tab saves in a newer format (R15.3)', async () => {
    const watchVersions = vi.fn<Persistence['watchVersions']>();
    const { saving, arrive } = openForm({ watchVersions });
    await arrive();
    watchVersions.mock.lastCall?.[0]();
    expect(saving()).toBe('outdated');
  });

  it('erases expired journeys every minute until its journey stops (R15.5)', async () => {
    const { fake, stop, arrive } = openForm({ expire: () => Promise.reject(new Error('refused')) });
    await arrive();
    await vi.advanceTimersByTimeAsync(2 * EXPIRY_CHECK_MS);
    stop();
    await vi.advanceTimersByTimeAsync(EXPIRY_CHECK_MS);
    expect(fake.expire).toHaveBeenCalledTimes(2);
  });

  it.each<[string, boolean, Partial<Persistence>]>([
    ['can reload safely once everything is saved', true, {}],
    ["can't reload safely while a file is unsaved", false, { isComplete: () => false }],
    ["can't reload safely if the browser refuses to save", false, { write: () => Promise.reject(new Error('full')) }],
    ["can't reload safely after another tab saves in a newer format", false, { write: async () => 'newerVersion' }],
  ])('%s (R15.1, R15.3)', async (_rule, canReload, overrides) => {
    const { persistence, send, actor, fake, arrive } = openForm(overrides);
    await arrive();
    send(ADDRESS);
    expect(await persistence.saveAll(actor)).toBe(canReload);
    expect(fake.write).toHaveBeenCalledOnce();
  });

  it.each<[string, JourneyEvent, (pending: Promise<void>) => Partial<Persistence>]>([
    ['load', ADDRESS, (pending) => ({ load: () => pending.then(() => NOTHING_LOADED) })],
    ['write', ADDRESS, (pending) => ({ write: () => pending.then(() => 'nothing' as const) })],
    ['erase', SIGNED_OUT, (pending) => ({ erase: () => pending })],
  ])('can reload only after a pending %s finishes (R15.1, R15.2)', async (_call, event, answer) => {
    const { promise, resolve: finish } = deferred();
    const { persistence, actor, send, arrive } = openForm(answer(promise));
    await arrive();
    send(event);
    const onSaved = vi.fn();
    void persistence.saveAll(actor).then(onSaved);
    await flush();
    expect(onSaved).not.toHaveBeenCalled();
    finish();
    await vi.advanceTimersByTimeAsync(SAVE_DEBOUNCE_MS);
    expect(onSaved).toHaveBeenCalledWith(true);
  });
});
