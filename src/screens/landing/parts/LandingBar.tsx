import { IconMenu2 } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { ROUTES } from '#machines/journey/routes.ts';
import { ColorSchemeToggle } from '#src/components/ColorSchemeToggle.tsx';
import icon from '#src/components/IconButton.module.css';
import { Row } from '#src/components/layout/Row.tsx';
import { Logo } from '#src/components/Logo.tsx';
import { SHELL } from '#src/content/shell.ts';
import { LANDING } from '#src/content/landing.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './LandingBar.module.css';
import { SectionLink } from './Section.tsx';
import shared from './Landing.module.css';

const LINKS = ['how', 'qualification', 'faq'] as const;

/** The sticky bar. On phones, its links collapse into a menu, which works without JavaScript (R3.1, R3.16). */
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
      <Row isOneLine gap={3} className={`${shared.column} ${classes.inner}`}>
        <Row
          as={JourneyLink}
          isOneLine
          gap={3}
          href={ROUTES.landing.path}
          className={`${shared.link} ${shared.brand} ${classes.home}`}
          aria-label={SHELL.productName}
        >
          <Logo />
          <span>{SHELL.productName}</span>
        </Row>
        <details ref={menu} className={classes.menu}>
          <Row as="summary" justify="center" className={icon.button} aria-label={LANDING.bar.menu}>
            <IconMenu2 aria-hidden />
          </Row>
        </details>
        <Row as="nav" gap={5} className={classes.links} aria-label={LANDING.bar.sections}>
          {LINKS.map((section) => (
            <SectionLink key={section} to={section} className={shared.link} onClick={close}>
              {LANDING.bar[section]}
            </SectionLink>
          ))}
        </Row>
        <ColorSchemeToggle />
        <ApplyLink size="small" />
      </Row>
    </header>
  );
}
