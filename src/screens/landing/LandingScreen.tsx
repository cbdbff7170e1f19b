import { useEffect, useRef } from 'react';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { MAIN_ID } from '#src/components/mainId.ts';
import { useJourney } from '#src/journey/hooks.ts';
import classes from './LandingScreen.module.css';
import { Calculator } from './parts/Calculator.tsx';
import { Claims } from './parts/Claims.tsx';
import { Closing } from './parts/Closing.tsx';
import { Faq } from './parts/Faq.tsx';
import { Footer } from './parts/Footer.tsx';
import { Hero } from './parts/Hero.tsx';
import { HowItWorks } from './parts/HowItWorks.tsx';
import { LandingBar } from './parts/LandingBar.tsx';
import { Payout } from './parts/Payout.tsx';
import { Qualification } from './parts/Qualification.tsx';
import { showSection } from './parts/showSection.ts';
import { Sources } from './parts/Sources.tsx';
import { useEarlyInput } from './parts/useEarlyInput.ts';
import { Uses } from './parts/Uses.tsx';
import { RevealProvider } from './reveal/RevealProvider.tsx';

/** The landing page: what the service is, an estimate to play with, and the way in (R3). */
export function LandingScreen() {
  const view = useJourney(viewLanding);
  const { anchor } = view;
  const main = useRef<HTMLElement>(null);
  useEarlyInput(main);
  useEffect(() => {
    if (anchor !== null) showSection(anchor);
  }, [anchor]);
  return (
    <RevealProvider>
      <div className={classes.landing}>
        <LandingBar />
        <main ref={main} id={MAIN_ID} tabIndex={-1}>
          <div className={classes.opening}>
            <Hero />
            <Sources />
          </div>
          <div className={classes.column}>
            <div className={classes.calculators}>
              <Calculator view={view} />
              <Payout payout={view.payout} />
            </div>
          </div>
          <Claims />
          <div className={classes.column}>
            <HowItWorks />
            <Uses />
            <Qualification answers={view.eligibilityAnswers} eligibility={view.eligibility} />
            <Faq />
            <Closing />
          </div>
        </main>
        <Footer />
      </div>
    </RevealProvider>
  );
}
