import { useEffect, useRef } from 'react';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { MAIN_ID } from '#src/components/mainId.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { FAQ } from '#src/content/landingFaq.ts';
import { SECTIONS } from '#src/content/landing.ts';
import { RESUME } from '#src/content/screens.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { useResume } from '#src/screens/parts/useResume.ts';
import classes from './LandingScreen.module.css';
import { ApplyLink } from './parts/ApplyLink.tsx';
import { Calculators } from './parts/Calculators.tsx';
import { Footer } from './parts/Footer.tsx';
import { Hero } from './parts/Hero.tsx';
import { HowItWorks } from './parts/HowItWorks.tsx';
import { LandingBar } from './parts/LandingBar.tsx';
import { Qualification } from './parts/Qualification.tsx';
import { Section, showSection } from './parts/Section.tsx';
import { Sources } from './parts/Sources.tsx';
import shared from './parts/Landing.module.css';
import { useEarlyInput } from './useEarlyInput.ts';
import { useReveal } from './useReveal.ts';

const { claims: CLAIMS, uses: USES, closing: CLOSING } = SECTIONS;

export function LandingScreen() {
  const view = useJourney(viewLanding);
  const { anchor } = view;
  const main = useRef<HTMLElement>(null);
  useEarlyInput(main);
  useReveal(main);
  useEffect(() => {
    if (anchor !== null) showSection(anchor);
  }, [anchor]);
  return (
    <div className={classes.landing}>
      <LandingBar />
      <main ref={main} id={MAIN_ID} tabIndex={-1}>
        <Stack gap={6} className={shared.column}>
          <Hero />
          <Sources />
        </Stack>
        <Stack className={`${shared.column} ${classes.column}`}>
          <Calculators view={view} />
        </Stack>
        <Section id="why" title={CLAIMS.title} gap={5} className={classes.band}>
          <Stack as="ul" className={`${shared.columns} ${classes.claims}`} aria-label={CLAIMS.listLabel} data-rise>
            {CLAIMS.items.map((item) => (
              <li key={item}>{`${CLAIMS.none} ${item}`}</li>
            ))}
          </Stack>
        </Section>
        <Stack className={`${shared.column} ${classes.column}`}>
          <HowItWorks />
          <Section title={USES.title} isSplit>
            <ul className={shared.ruled}>
              {USES.items.map((text) => (
                <li key={text} data-rise>
                  {text}
                </li>
              ))}
            </ul>
          </Section>
          <Qualification {...view} />
          <Section id="faq" title={FAQ.title} isSplit>
            <div data-rise>
              {Object.entries(FAQ.items).map(([question, answer]) => (
                <Disclosure
                  key={question}
                  title={<h3 className={`${shared.label} ${classes.question}`}>{question}</h3>}
                >
                  <p className={shared.text}>
                    <KeepTogether>{answer}</KeepTogether>
                  </p>
                </Disclosure>
              ))}
            </div>
          </Section>
          <Closing />
        </Stack>
      </main>
      <Footer year={view.year} />
    </div>
  );
}

function Closing() {
  const resume = useResume();
  return (
    <Section
      id="application-form"
      title={resume === null ? CLOSING.title : RESUME.label}
      intro={resume?.place ?? CLOSING.start}
      isSplit
      className={classes.closing}
    >
      <div data-rise="long">
        <ApplyLink />
      </div>
    </Section>
  );
}
