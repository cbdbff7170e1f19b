import { Button } from '@mantine/core';
import { type LandingAnchor, ROUTES } from '#machines/journey/routes.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { NOT_FOUND } from '#src/content/notFound.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './NotFoundScreen.module.css';

const section = (anchor: LandingAnchor) => `${ROUTES.landing.path}#${anchor}`;

const FOR_ALL = [
  { href: section('how'), name: NOT_FOUND.howItWorks },
  { href: section('faq'), name: NOT_FOUND.questions },
] as const;
const FOR_GUESTS = [{ href: ROUTES.signIn.path, name: NOT_FOUND.signIn }, ...FOR_ALL] as const;
const FOR_CREATORS = [
  { href: ROUTES.selectPlatform.path, name: NOT_FOUND.application },
  { href: ROUTES.dashboardEstablished.path, name: NOT_FOUND.repayment },
  ...FOR_ALL,
] as const;

/** The screen for every address the product does not have (R1.2). */
export function NotFoundScreen() {
  const { userName } = useJourney(viewShell);
  const links = userName === null ? FOR_GUESTS : FOR_CREATORS;
  return (
    <div className={classes.screen}>
      <BarsPicture kind="missing" />
      <ScreenHeading title={NOT_FOUND.title} intro={NOT_FOUND.text} />
      <Button component={JourneyLink} href={ROUTES.landing.path} size="lg" className={classes.home}>
        {NOT_FOUND.home}
      </Button>
      <nav className={classes.elsewhere} aria-labelledby="elsewhere">
        <h2 id="elsewhere" className={classes.title}>
          {NOT_FOUND.elsewhere}
        </h2>
        <ul className={classes.links}>
          {links.map(({ href, name }) => (
            <li key={href}>
              <JourneyLink href={href} className={classes.link}>
                {name}
              </JourneyLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
