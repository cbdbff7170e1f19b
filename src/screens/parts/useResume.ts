import { CHAPTERS } from '#machines/domain/choices.ts';
import { viewResume } from '#machines/journey/views/viewResume.ts';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { CHAPTER_WORDS, RESUME } from '#src/content/screens.ts';
import { useJourney } from '#src/journey/hooks.ts';

/** Returns the link that resumes an application; null before hydration, or if there is nothing to resume (R17.1). */
export function useResume() {
  const resume = useJourney(viewResume);
  const isHydrated = useIsHydrated();
  if (resume === null || !isHydrated) return null;
  const { path, step, isFundable, isDone } = resume;
  const done = CHAPTERS.filter((chapter) => isDone[chapter]).map((chapter) => CHAPTER_WORDS[chapter].done);
  return { isFundable, href: path, ...(RESUME.signed[path] ?? RESUME.unsigned), place: RESUME.place(step, done) };
}
