import { type KeyboardEvent, useRef } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import { Logo } from '#src/components/Logo.tsx';
import { SHELL } from '#src/content/shell.ts';
import { LANDING } from '#src/content/landing.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './LandingBar.module.css';
import { SectionLink } from './Section.tsx';

const LINKS = ['how', 'qualification', 'faq'] as const;

/** The sticky bar; on phones its links fold into a menu, which opens without JavaScript (R3.1, R3.16). */
export function LandingBar() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || menu.current?.open !== true) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu from anywhere in the bar
    <header className={classes.bar} onKeyDown={closeByKey}>
      <div className={classes.inner}>
        <JourneyLink href={ROUTES.landing.path} className={classes.home}>
          <Logo />
          <span>{SHELL.productName}</span>
        </JourneyLink>
        <details ref={menu} className={classes.menu}>
          <summary aria-label={LANDING.bar.menu}>
            <span className={classes.lines} aria-hidden />
          </summary>
        </details>
        <nav className={classes.links} aria-label={LANDING.bar.sections}>
          {LINKS.map((section) => (
            <SectionLink key={section} to={section} className={classes.link} onClick={close}>
              {LANDING.bar[section]}
            </SectionLink>
          ))}
        </nav>
        <ColorSchemeToggle />
        <ApplyLink size="small" className={classes.apply} />
      </div>
    </header>
  );
}
