import { useEffect, useRef } from 'react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { type LandingAnchor, ROUTES } from '#machines/journey/routes.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { ERROR_PAGE } from '#src/content/errorPage.ts';
import { documentTitle } from '#src/content/screens.ts';
import classes from './ErrorPage.module.css';

const QUESTIONS: LandingAnchor = 'faq';
const QUESTIONS_ADDRESS = `${ROUTES.landing.path}#${QUESTIONS}`;

/** The page for a routing or rendering failure. Both ways out load the page anew, so that nothing broken stays (R1.6). */
export function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle(ERROR_PAGE.title, null, JOURNEY_STEPS);
    heading.current?.focus();
  }, []);
  return (
    <section className={classes.page}>
      <BarsPicture kind="fallen" />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {ERROR_PAGE.title}
      </h1>
      <p>{ERROR_PAGE.whatHappened}</p>
      <p>{ERROR_PAGE.whatToDo}</p>
      <div className={classes.ways}>
        <button type="button" className={classes.reload} onClick={() => window.location.reload()}>
          {ERROR_PAGE.reload}
        </button>
        <a href={ROUTES.landing.path} className={classes.link}>
          {ERROR_PAGE.home}
        </a>
        <a href={QUESTIONS_ADDRESS} className={classes.link}>
          {ERROR_PAGE.questions}
        </a>
      </div>
    </section>
  );
}
