import type { AccountId, PlatformId } from '#machines/domain/choices.ts';
import { siApplepodcasts, siPatreon, siShopify, siSubstack, siTwitch, siYoutube } from 'simple-icons';

const PATHS = {
  patreon: siPatreon.path,
  youtube: siYoutube.path,
  twitch: siTwitch.path,
  applePodcast: siApplepodcasts.path,
  substack: siSubstack.path,
  shopify: siShopify.path,
  supercast: null,
} satisfies Record<PlatformId | AccountId | 'twitch', string | null>;

/** A decorative brand logo in the text color. Supercast has no public logo, so it is drawn here (R3.5, R5.1). */
export function BrandLogo({ brand, size = 24 }: { readonly brand: keyof typeof PATHS; readonly size?: number }) {
  const path = PATHS[brand];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden focusable="false">
      {path === null ? (
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 14a8 8 0 0 1 16 0M7.500 14a4.500 4.500 0 0 1 9 0M12 14v6M9.500 20h5" />
        </g>
      ) : (
        <path d={path} />
      )}
    </svg>
  );
}
