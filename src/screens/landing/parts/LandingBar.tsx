import { type KeyboardEvent, useId, useRef, useState } from 'react';
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

/** The bar that stays at the top; on phones its links fold into a menu (R3.1, R3.16). */
export function LandingBar() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const navId = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menu.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the menu from anywhere in the bar
    <header className={classes.bar} onKeyDown={close}>
      <div className={classes.inner}>
        <JourneyLink href={ROUTES.landing.path} className={classes.home}>
          <Logo />
          <span>{SHELL.productName}</span>
        </JourneyLink>
        <button
          ref={menu}
          type="button"
          className={classes.menu}
          aria-label={LANDING.bar.menu}
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.lines} aria-hidden />
        </button>
        <nav id={navId} className={classes.links} data-open={isOpen || undefined} aria-label={LANDING.bar.sections}>
          {LINKS.map((section) => (
            <SectionLink key={section} to={section} className={classes.link} onFollow={() => setOpen(false)}>
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
