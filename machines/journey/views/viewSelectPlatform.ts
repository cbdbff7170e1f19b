import type { PlatformId } from '#machines/domain/choices.ts';

/** A membership platform and whether it can be connected today (R5.1). */
export type PlatformCard = { readonly id: PlatformId; readonly isAvailable: boolean };

export type SelectPlatformView = { readonly platforms: readonly PlatformCard[] };

const VIEW: SelectPlatformView = {
  platforms: [
    { id: 'patreon', isAvailable: true },
    { id: 'substack', isAvailable: false },
    { id: 'supercast', isAvailable: false },
    { id: 'applePodcast', isAvailable: false },
  ],
};

export function viewSelectPlatform(): SelectPlatformView {
  return VIEW;
}
