import type { ComponentProps } from 'react';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { useJourney } from '#src/journey/hooks.ts';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { WithSidePanel } from './WithSidePanel.tsx';

type BeforeOffersProps = ComponentProps<typeof WithSidePanel> &
  ComponentProps<typeof ApplicationNotes> & { readonly title: string; readonly intro: string };

/** A short screen before the offers, with the next steps in a side panel; both assume an advance that can still follow (R16.1, R16.4). */
export function BeforeOffers({ title, intro, signedText, words, children, ...rest }: BeforeOffersProps) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  return (
    <WithSidePanel {...rest} words={isSigned || !isFundable ? null : words}>
      <ScreenHeading title={title} intro={isSigned ? undefined : intro} />
      <ApplicationNotes signedText={signedText} />
      {children}
    </WithSidePanel>
  );
}
