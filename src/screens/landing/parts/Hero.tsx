import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { LANDING } from '#src/content/landing.ts';
import { ApplyLink } from './ApplyLink.tsx';
import { Example } from './Example.tsx';
import classes from './Hero.module.css';
import { RotatingPhrase } from './RotatingPhrase.tsx';
import { showSection } from './showSection.ts';

/** The headline, the two ways on, and the product as one creator's example (R3.2, R3.4, R3.13). */
export function Hero() {
  return (
    <div className={classes.hero}>
      <div className={classes.headline}>
        <ScreenHeading title={LANDING.hero.title} />
        <RotatingPhrase />
        <p className={classes.intro}>{LANDING.hero.intro}</p>
        <div className={classes.actions}>
          <ApplyLink className={classes.apply} />
          <button type="button" className={classes.estimate} onClick={() => showSection('calculator', 'heading')}>
            {LANDING.hero.estimate}
          </button>
        </div>
        <p className={classes.finePrint}>{LANDING.hero.finePrint}</p>
      </div>
      <Example />
    </div>
  );
}
