import { CHAPTERS } from '#machines/domain/chapters.ts';
import { viewChapters } from '#machines/journey/views/viewChapters.ts';
import { viewResume } from '#machines/journey/views/viewResume.ts';
import { RESUME } from '#src/content/resume.ts';
import { CHAPTER_NAMES } from '#src/content/screens.ts';
import { useJourney } from '#src/journey/hooks.ts';

/** The way back into an application that was begun, in words: the link, and where it stands; null without one (R17.1). */
export function useResume(): { readonly href: string; readonly name: string; readonly place: string } | null {
  const resume = useJourney(viewResume);
  const isDone = useJourney(viewChapters);
  if (resume === null) return null;
  const done = CHAPTERS.filter((chapter) => isDone[chapter]).map((chapter) => CHAPTER_NAMES[chapter]);
  return {
    href: resume.path,
    name: resume.step === null ? RESUME.setUp : RESUME.goOn,
    place: RESUME.place(resume.step, done),
  };
}
