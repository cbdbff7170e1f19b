import { viewShell } from '#machines/journey/views/viewShell.ts';
import { Message } from '#src/components/Message.tsx';
import { SIGN_IN } from '#src/content/signIn.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import classes from './SignedInNote.module.css';

/** Spares a creator who is signed in and has begun the sign-in (R17.1). */
export function SignedInNote() {
  const { userName } = useJourney(viewShell);
  const resume = useResume();
  if (resume === null || userName === null) return null;
  return (
    <div className={classes.note}>
      <Message kind="success" title={SIGN_IN.signedIn(userName)}>
        <p>{resume.place}</p>
        <JourneyLink href={resume.href} className={classes.link}>
          {resume.name}
        </JourneyLink>
      </Message>
    </div>
  );
}
