import { Disclosure } from '#src/components/Disclosure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { WHAT_YOU_NEED as CONTENT } from '#src/content/whatYouNeed.ts';
import classes from './WhatYouNeed.module.css';

export function WhatYouNeed({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  return (
    <Disclosure title={<Heading>{CONTENT.title}</Heading>}>
      <Stack gap={2}>
        <p>{CONTENT.time}</p>
        <Stack as="ul" gap={1} className={classes.points}>
          {CONTENT.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
      </Stack>
    </Disclosure>
  );
}
