import { Button } from '@mantine/core';
import { type LandingAnchor, ROUTES } from '#machines/journey/routes.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SIGN_IN } from '#src/content/signIn.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { SignedInNote } from './parts/SignedInNote.tsx';
import { SignInForm } from './parts/SignInForm.tsx';
import classes from './SignInScreen.module.css';

const APPLY_ANCHOR: LandingAnchor = 'application-form';
const APPLY_ADDRESS = `${ROUTES.landing.path}#${APPLY_ANCHOR}`;

/** The card with which a creator signs in (R4). */
export function SignInScreen() {
  return (
    <div className={classes.card}>
      <ScreenHeading title={SIGN_IN.title} />
      <SignedInNote />
      <SignInForm />
      <div className={classes.apply}>
        <p className={classes.question}>{SIGN_IN.notAMember}</p>
        <Button component={JourneyLink} href={APPLY_ADDRESS} variant="default" className={classes.applyNow}>
          {SIGN_IN.applyNow}
        </Button>
      </div>
    </div>
  );
}
