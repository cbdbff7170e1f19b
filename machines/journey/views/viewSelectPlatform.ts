import { AVAILABLE_PLATFORM, PLATFORMS } from '#machines/domain/choices.ts';

/** A membership platform and whether it can be connected today (R5.1). */
export type PlatformCard = ReturnType<typeof viewSelectPlatform>['platforms'][number];

export function viewSelectPlatform() {
  return { platforms: PLATFORMS.map((id) => ({ id, isAvailable: id === AVAILABLE_PLATFORM })) };
}
