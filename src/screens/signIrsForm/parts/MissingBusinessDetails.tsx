import { useId } from 'react';
import { fieldOf } from '#machines/domain/business.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type { SignIrsFormView } from '#machines/journey/views/viewSignIrsForm.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Glyph } from '#src/components/Glyph.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import message from '#src/components/Message.module.css';
import { MISSING_BUSINESS_DETAILS, missingSentence } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import links from '#src/screens/parts/Links.module.css';
import classes from './MissingBusinessDetails.module.css';

export function MissingBusinessDetails({ view: { problems, owners, copy } }: { readonly view: SignIrsFormView }) {
  const headingId = useId();
  if (problems.length === 0) return null;
  return (
    <section className={message.message} data-kind="warning" aria-labelledby={headingId}>
      <Glyph name="warning" className={message.glyph} />
      <Stack gap={1}>
        <h2 id={headingId}>{MISSING_BUSINESS_DETAILS.heading}</h2>
        <p className={classes.intro}>{MISSING_BUSINESS_DETAILS.message}</p>
        <Disclosure title={MISSING_BUSINESS_DETAILS.list}>
          <ul className={links.list}>
            {problems.map((problem) => {
              const field = fieldOf(problem);
              return (
                <li key={field}>
                  <JourneyLink
                    className={links.link}
                    href={ROUTES.entityDetails.path}
                    event={{ type: 'business.fieldRequested', field }}
                  >
                    {missingSentence(problem, owners, copy.taxYear)}
                  </JourneyLink>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      </Stack>
    </section>
  );
}
