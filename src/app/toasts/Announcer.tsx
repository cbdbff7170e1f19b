import { useEffect, useState } from 'react';
import { ANNOUNCEMENT_MS } from '#machines/constants.ts';
import type { Toast } from '#machines/journey/emitted.ts';
import { toastText } from '#src/content/toasts.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';

/** A toast to be read out; the number sets a repeated one apart from the one before. */
export type Announcement = { readonly number: number; readonly toast: Toast };

/** Two live regions that are always there: failures interrupt, everything else waits. Words are gone once read (R14.1). */
export function Announcer({ announcement }: { readonly announcement: Announcement | null }) {
  const [readNumber, setReadNumber] = useState(0);
  useEffect(() => {
    if (announcement === null) return undefined;
    const timer = window.setTimeout(() => setReadNumber(announcement.number), ANNOUNCEMENT_MS);
    return () => window.clearTimeout(timer);
  }, [announcement]);
  const current = announcement === null || announcement.number <= readNumber ? null : announcement;
  const isFailure = current?.toast.kind === 'error';
  return (
    <>
      <VisuallyHidden role="status">{!isFailure && <Words announcement={current} />}</VisuallyHidden>
      <VisuallyHidden role="alert">{isFailure && <Words announcement={current} />}</VisuallyHidden>
    </>
  );
}

function Words({ announcement }: { readonly announcement: Announcement | null }) {
  if (announcement === null) return null;
  const { title, message } = toastText(announcement.toast);
  return <p key={announcement.number}>{title === null ? message : `${title} ${message}`}</p>;
}
