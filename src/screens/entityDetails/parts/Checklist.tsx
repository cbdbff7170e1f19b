import { useId } from 'react';
import type { EntityDetailsView } from '#machines/journey/views/viewEntityDetails.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Glyph } from '#src/components/Glyph.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import links from '#src/screens/parts/Links.module.css';
import classes from './Checklist.module.css';
import { useRequestedField } from './useRequestedField.ts';

const CONTENT = ENTITY_DETAILS.summary;

type ChecklistProps = { readonly view: EntityDetailsView; readonly isSidePanel: boolean };

export function Checklist({ view, isSidePanel }: ChecklistProps) {
  const { checklist, details, isComplete, isFundable, taxReturnYear } = view;
  useRequestedField(view.requestedField);
  const headingId = useId();
  const names = CONTENT.items(taxReturnYear);
  const missing = details.isAuthorized ? CONTENT.missingRest : CONTENT.missing;
  const done = checklist.filter(({ field }) => field === null).length;
  const heading = <h2 id={headingId}>{CONTENT.heading}</h2>;
  const count = (
    <>
      <Text as="span" kind="quiet">
        {CONTENT.count(done, checklist.length)}
      </Text>
      <Row as="span" gap={1} isOneLine className={classes.bars} aria-hidden>
        {checklist.map(({ item, field }) => (
          <span key={item} className={classes.bar} data-framed data-filled={field === null || undefined} />
        ))}
      </Row>
    </>
  );
  const content = (
    <>
      {isFundable && <Text kind="quiet">{isComplete ? CONTENT.complete : missing}</Text>}
      <ul className={links.list}>
        {checklist.map(({ item, field }) =>
          field === null ? (
            <Row as="li" key={item} gap={2} isOneLine className={classes.item}>
              <Glyph name="check" className={classes.mark} />
              <Text as="span" kind="quiet">
                <VisuallyHidden>{`${CONTENT.done} `}</VisuallyHidden>
                <span>{names[item]}</span>
              </Text>
            </Row>
          ) : (
            <Row as="li" key={item} gap={2} isOneLine className={classes.item}>
              <span className={classes.mark} aria-hidden />
              <JourneyLink
                className={links.link}
                href={`#${field}`}
                // Collapses the list, which would otherwise cover the field.
                onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
                event={{ type: 'business.fieldRequested', field }}
              >
                {names[item]}
              </JourneyLink>
            </Row>
          ),
        )}
      </ul>
    </>
  );
  if (isSidePanel) {
    return (
      <Card as="section" gap={4} className={classes.sidePanel} aria-labelledby={headingId}>
        {heading}
        <Stack as="p" gap={2}>
          {count}
        </Stack>
        {content}
      </Card>
    );
  }
  return (
    <section className={classes.folded} aria-labelledby={headingId}>
      <Disclosure
        title={
          <Row as="span" gap={3} className={classes.title}>
            {heading}
            {count}
          </Row>
        }
      >
        <Stack gap={2} className={classes.content}>
          {content}
        </Stack>
      </Disclosure>
    </section>
  );
}
