import { Button } from '@mantine/core';
import { ROUTES } from '#machines/journey/routes.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { NOT_FOUND } from '#src/content/notFound.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './NotFoundScreen.module.css';

/** The screen for every address the product does not have (R1.2). */
export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <ScreenHeading title={NOT_FOUND.title} intro={NOT_FOUND.text} />
      <Button component={JourneyLink} href={ROUTES.landing.path} size="lg" className={classes.home}>
        {NOT_FOUND.home}
      </Button>
    </div>
  );
}
