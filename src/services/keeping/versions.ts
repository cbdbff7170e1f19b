/** What the tabs of one browser talk on. */
export type VersionsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * Says to the other tabs which version this one writes, and hears of a newer one. A tab of a newer version answers an
 * older one, so that neither misses the other. Where tabs cannot talk, what is written tells (R15.3).
 */
export function hearOfNewerVersions(open: () => VersionsChannel, version: number, onNewer: () => void): void {
  try {
    const channel = open();
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number') return;
      if (data > version) onNewer();
      else if (data < version) channel.postMessage(version);
    });
    channel.postMessage(version);
  } catch {
    // Some browsers know no channels, others refuse them together with storage.
  }
}
