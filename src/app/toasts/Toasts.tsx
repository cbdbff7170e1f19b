import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#src/app/errors/ErrorBoundary.tsx';
import { SHELL } from '#src/content/shell.ts';
import { useSeam } from '#src/journey/JourneyProvider.tsx';
import { type Announcement, Announcer } from './Announcer.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { showToast } from './showToast.tsx';

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }));

/** The brief messages, and the voice that reads them out (R14.1). */
export function Toasts() {
  const { actor } = useSeam();
  const isPainted = useIsPainted();
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  useEffect(() => {
    const subscription = actor.on('toast.shown', ({ toast }) => {
      showToast(toast);
      setAnnouncement((previous) => ({ number: (previous?.number ?? 0) + 1, toast }));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <section aria-label={SHELL.messages}>
      <ErrorBoundary fallback={null}>
        <Suspense>{isPainted && <ToastStack />}</Suspense>
      </ErrorBoundary>
      <Announcer announcement={announcement} />
    </section>
  );
}
