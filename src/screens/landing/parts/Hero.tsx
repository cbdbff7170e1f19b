import type { LandingView } from '#machines/journey/views/viewLanding.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { LANDING } from '#src/content/landing.ts';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Hero.module.css';
import { OfferPreview } from './OfferPreview.tsx';
import { RotatingPhrase } from './RotatingPhrase.tsx';
import { showSection } from './showSection.ts';

/** The headline, the two ways on, and the product itself at the calculator's figures (R3.2, R3.4, R3.13). */
export function Hero({ view }: { readonly view: LandingView }) {
  return (
    <div className={classes.hero}>
      <div className={classes.headline}>
        <ScreenHeading title={LANDING.hero.title} />
        <RotatingPhrase />
      </div>
      <div className={classes.lead}>
        <p className={classes.intro}>{LANDING.hero.intro}</p>
        <div>
          <div className={classes.actions}>
            <ApplyLink className={classes.apply} />
            <button type="button" className={classes.estimate} onClick={() => showSection('calculator', 'heading')}>
              {LANDING.hero.estimate}
            </button>
          </div>
          <p className={classes.finePrint}>{LANDING.hero.finePrint}</p>
        </div>
      </div>
      <OfferPreview view={view} />
    </div>
  );
}
