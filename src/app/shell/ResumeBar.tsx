import { RESUME } from '#src/content/resume.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import classes from './ResumeBar.module.css';

/** The way back into an application that was begun; over the foot of the landing page, where it moves nothing (R17.1). */
export function ResumeBar() {
  const resume = useResume();
  if (resume === null) return null;
  return (
    <aside className={classes.bar} aria-label={RESUME.label}>
      <div className={classes.inner}>
        <p className={classes.place}>{resume.place}</p>
        <JourneyLink href={resume.href} className={classes.link}>
          {resume.name}
        </JourneyLink>
      </div>
    </aside>
  );
}
