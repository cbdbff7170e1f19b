import { AVAILABLE_PLATFORM, type PlatformId, PLATFORMS } from '#machines/domain/choices.ts';

/** A membership platform and whether it can be connected today (R5.1). */
export type PlatformCard = { readonly id: PlatformId; readonly isAvailable: boolean };

export type SelectPlatformView = { readonly platforms: readonly PlatformCard[] };

const VIEW: SelectPlatformView = {
  platforms: PLATFORMS.map((id) => ({ id, isAvailable: id === AVAILABLE_PLATFORM })),
};

export function viewSelectPlatform(): SelectPlatformView {
  return VIEW;
}
