import { useEffect, useRef } from 'react';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { MAIN_ID } from '#src/components/mainId.ts';
import { FAQ } from '#src/content/landingFaq.ts';
import { SECTIONS } from '#src/content/landingSections.ts';
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
import { useEarlyInput } from './useEarlyInput.ts';
import { useReveal } from './useReveal.ts';

/** The landing page: what the service is, an estimate to play with, and the way in (R3). */
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
        <div className={classes.opening}>
          <Hero />
          <Sources />
        </div>
        <div className={classes.column}>
          <Calculators view={view} />
        </div>
        <Claims />
        <div className={classes.column}>
          <HowItWorks />
          <Uses />
          <Qualification {...view} />
          <Faq />
          <Closing />
        </div>
      </main>
      <Footer />
    </div>
  );
}

/** What the funding is and what it never asks for (R3.13). */
function Claims() {
  const { title, listLabel, none, items } = SECTIONS.claims;
  return (
    <Section id="why" title={title} className={classes.band}>
      <ul className={classes.claims} aria-label={listLabel} data-rise>
        {items.map((item) => (
          <li key={item}>{`${none} ${item}`}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What creators use an advance for (R3.10). */
function Uses() {
  return (
    <Section title={SECTIONS.uses.title} isSplit>
      <ul className={classes.uses}>
        {SECTIONS.uses.items.map((text) => (
          <li key={text} data-rise>
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Ten questions; the browser opens and closes each by itself, and finds words in closed answers (R3.12). */
function Faq() {
  return (
    <Section id="faq" title={FAQ.title} isSplit>
      <div data-rise>
        {Object.entries(FAQ.items).map(([question, answer]) => (
          <Disclosure key={question} title={<h3 className={classes.question}>{question}</h3>}>
            <p className={classes.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** The last call of the page; the sign-in screen's Apply Now leads here (R3.6, R4.1, R17.1). */
function Closing() {
  const resume = useResume();
  const { title, start } = SECTIONS.closing;
  return (
    <Section
      id="application-form"
      title={resume === null ? title : RESUME.label}
      intro={resume?.place ?? start}
      className={classes.closing}
    >
      <div data-rise="long">
        <ApplyLink />
      </div>
    </Section>
  );
}
