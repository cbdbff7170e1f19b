import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';

const PAUSE_MS = 1000;

/** Announces text to screen readers, at most once a second. If it changes faster, only the latest text is announced. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [announcement, setAnnouncement] = useState('');
  const announcedAtMs = useRef(-PAUSE_MS);
  useEffect(() => {
    const wait = Math.max(0, announcedAtMs.current + PAUSE_MS - performance.now());
    const timer = setTimeout(() => {
      announcedAtMs.current = performance.now();
      setAnnouncement(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden as="p" role="status">
      {announcement}
    </VisuallyHidden>
  );
}
