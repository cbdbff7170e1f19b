import { SAVED_FORMAT } from '#machines/persistence/savedJourney.ts';

/** The name of the channel on which each tab says what it saves; it is the same in every version (R15.3). */
export const VERSIONS_CHANNEL = 'creator-cash-advance.version';

/** What the tabs of one browser talk on. */
export type VersionsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * Says to the other tabs which format this one saves, and notifies of a newer one. A tab of a newer version answers an
 * older one, so that neither misses the other. Where tabs cannot talk, what is saved says so (R15.3).
 */
export function watchVersions(open: () => VersionsChannel, onNewer: () => void): void {
  try {
    const channel = open();
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number') return;
      if (data > SAVED_FORMAT) onNewer();
      else if (data < SAVED_FORMAT) channel.postMessage(SAVED_FORMAT);
    });
    channel.postMessage(SAVED_FORMAT);
  } catch {
    // Some browsers know no channels, others refuse them together with storage.
  }
}
