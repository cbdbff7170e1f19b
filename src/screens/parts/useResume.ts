import { CHAPTERS } from '#machines/domain/chapters.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { viewChapters, viewResume } from '#machines/journey/views/viewResume.ts';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { RESUME } from '#src/content/screens.ts';
import { useJourney } from '#src/journey/hooks.ts';

/**
 * The way back into an application that was begun, in words: the link, and where it stands; null without one. A
 * prerendered page knows of no application until it is hydrated (R17.1).
 */
export function useResume() {
  const resume = useJourney(viewResume);
  const isDone = useJourney(viewChapters);
  const { isFundable } = useJourney(viewApplication);
  const isHydrated = useIsHydrated();
  if (resume === null || !isHydrated) return null;
  const done = CHAPTERS.filter((chapter) => isDone[chapter]).map((chapter) => RESUME.done[chapter]);
  return {
    isFundable,
    href: resume.path,
    ...(RESUME.signed[resume.path] ?? RESUME.goOn),
    place: RESUME.place(resume.step, done),
  };
}
