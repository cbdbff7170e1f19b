import { IconBrandApplePodcast, IconBrandPatreon, IconBrandTwitch, IconBrandYoutube } from '@tabler/icons-react';
import type { SourceId } from '#src/content/landingSections.ts';

/** The mark beside a source's name; Supercast and Substack are drawn here. */
export function SourceLogo({ id }: { readonly id: SourceId }) {
  switch (id) {
    case 'patreon':
      return <IconBrandPatreon aria-hidden />;
    case 'youtube':
      return <IconBrandYoutube aria-hidden />;
    case 'twitch':
      return <IconBrandTwitch aria-hidden />;
    case 'applePodcasts':
      return <IconBrandApplePodcast aria-hidden />;
    case 'supercast':
      return <Drawn d="M4 14a8 8 0 0 1 16 0M7.500 14a4.500 4.500 0 0 1 9 0M12 14v6M9.500 20h5" />;
    case 'substack':
      return <Drawn d="M5 4h14M5 8h14M5 12h14v9l-7-4-7 4Z" />;
  }
}

function Drawn({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
