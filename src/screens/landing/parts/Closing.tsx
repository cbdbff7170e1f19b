import { SECTIONS } from '#src/content/landingSections.ts';
import { RESUME } from '#src/content/resume.ts';
import { useResume } from '#src/screens/parts/useResume.ts';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Closing.module.css';
import { Section } from './Section.tsx';

/** The last call of the page; the sign-in screen's Apply Now leads here (R3.6, R4.1, R17.1). */
export function Closing() {
  const resume = useResume();
  const { title, start } = SECTIONS.closing;
  return (
    <Section
      id="application-form"
      title={resume === null ? title : RESUME.label}
      intro={resume?.place ?? start}
      className={classes.closing}
    >
      <div data-rise="long">
        <ApplyLink />
      </div>
    </Section>
  );
}
