import { type ReactNode, useId } from 'react';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { Logo } from '#src/components/Logo.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { useJourney } from '#src/journey/hooks.ts';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import classes from './WithSidePanel.module.css';

type PanelContent = { readonly title: string; readonly points: readonly string[] };

type WithSidePanelProps = {
  readonly column?: 'form' | 'card';
  /** Keeps the panel visible, below the content, on tablets and phones. */
  readonly isEssential?: boolean;
  readonly content: PanelContent | null;
  readonly children: ReactNode;
};

export function WithSidePanel({ column = 'form', isEssential = false, content, children }: WithSidePanelProps) {
  return (
    <Split from="desktop" gap={6} className={classes.page} data-column={column}>
      <div>{children}</div>
      {content !== null && <SidePanel content={content} isEssential={isEssential} />}
    </Split>
  );
}

/** Used directly where phones show it above a button (R5.2). */
export function SidePanel({ content, isEssential }: { readonly content: PanelContent; readonly isEssential: boolean }) {
  const titleId = useId();
  return (
    <Card
      as="section"
      tone="sunken"
      gap={2}
      className={classes.panel}
      data-essential={isEssential || undefined}
      data-screen-only
      aria-labelledby={titleId}
    >
      <Logo />
      <Text kind="heading" id={titleId} className={classes.title}>
        {content.title}
      </Text>
      <ul className={classes.points}>
        {content.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}

type PreOfferScreenProps = WithSidePanelProps & {
  readonly title: string;
  readonly intro: string;
  readonly signedText: string | null;
};

/** A short screen before the offers. Hides the intro and the side panel once they no longer apply (R16.1, R16.4). */
export function PreOfferScreen({ title, intro, signedText, content, children, ...rest }: PreOfferScreenProps) {
  const { isSigned, isFundable } = useJourney(viewApplication);
  return (
    <WithSidePanel {...rest} content={isSigned || !isFundable ? null : content}>
      <ScreenHeading title={title} intro={isSigned ? undefined : intro} />
      <ApplicationNotes signedText={signedText} />
      {children}
    </WithSidePanel>
  );
}
