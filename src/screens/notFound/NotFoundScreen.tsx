import { ROUTES } from '#machines/journey/routes.ts';
import { viewNotFound } from '#machines/journey/views/viewNotFound.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { NOT_FOUND } from '#src/content/notFound.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { ActionLink } from '#src/screens/parts/ActionLink.tsx';
import classes from './NotFoundScreen.module.css';

/** The screen for every address the product does not have (R1.2). */
export function NotFoundScreen() {
  const { elsewhere } = useJourney(viewNotFound);
  return (
    <div className={classes.screen}>
      <BarsPicture kind="missing" />
      <ScreenHeading title={NOT_FOUND.title} intro={NOT_FOUND.text} />
      <ActionLink href={ROUTES.landing.path} className={classes.home}>
        {NOT_FOUND.home}
      </ActionLink>
      <nav className={classes.elsewhere} aria-labelledby="elsewhere">
        <h2 id="elsewhere" className={classes.title}>
          {NOT_FOUND.elsewhere}
        </h2>
        <ul className={classes.links}>
          {elsewhere.map(({ place, href }) => (
            <li key={place}>
              <JourneyLink href={href} className={classes.link}>
                {NOT_FOUND.places[place]}
              </JourneyLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
