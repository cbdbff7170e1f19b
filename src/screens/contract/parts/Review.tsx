import type { PropsWithChildren } from 'react';
import type { ReviewPart } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { PART_SCREENS, ROUTES } from '#machines/journey/routes.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW as CONTENT } from '#src/content/contractReview.ts';
import { missingNames } from '#src/content/entityDetails.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { APPLICATION } from '#src/content/application.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { BusinessSummary, DocumentList } from '#src/screens/parts/BusinessSummary.tsx';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { OfferTerms } from '#src/screens/parts/OfferTerms.tsx';
import { NoOffer } from '#src/screens/parts/ApplicationNotes.tsx';
import { OfferProjection } from './OfferProjection.tsx';
import classes from './Review.module.css';

export function Review({ view }: { readonly view: ContractView }) {
  const { terms, business, missing, taxReturnYear, irsForm, isFundable, isSubmitting, isSigned, canChange } = view;
  return (
    <Stack as="section" gap={4} className={classes.review}>
      <Row gap={2} align="baseline" justify="between" className={classes.head}>
        <h2>{isSigned ? CONTENT.headingSigned : CONTENT.heading}</h2>
        <Row as="dl" gap={2}>
          <Text as="dt" kind="quiet">
            {CONTRACT.documentId}
          </Text>
          <Text as="dd" kind="small">
            <strong>{view.documentId ?? CONTRACT.documentIdPending}</strong>
          </Text>
        </Row>
      </Row>
      <Part part="offer" canChange={canChange && terms !== null}>
        {terms !== null && (
          <>
            <OfferTerms terms={terms} isFundable={isFundable} />
            {view.forecast !== null && !isSigned && <OfferProjection {...view} forecast={view.forecast} />}
            {isFundable && (
              <Disclosure title={OFFER_SUMMARY.heading}>
                <OfferSummary offer={terms} />
              </Disclosure>
            )}
          </>
        )}
        {terms === null && isSubmitting && <p>{APPLICATION.noOffer.title}</p>}
        {terms === null && !isSubmitting && <NoOffer event={{ type: 'contract.changeRequested', part: 'offer' }} />}
      </Part>
      <Split from="desktop" gap={4} className={classes.given}>
        <Part part="business" canChange={canChange}>
          {canChange && isFundable && missing.length > 0 && (
            <p>{CONTENT.missing(missingNames(missing, taxReturnYear))}</p>
          )}
          <p>{visibleText(business.legalName) === '' ? CONTENT.business.nameless : <bdi>{business.legalName}</bdi>}</p>
          <Disclosure title={CONTENT.business.details}>
            <BusinessSummary business={business} taxReturnYear={taxReturnYear} />
          </Disclosure>
        </Part>
        <Part part="irsForm" canChange={canChange}>
          <DocumentList
            documents={[{ name: CONTENT.irsForm.name, file: irsForm, placeholder: CONTENT.irsForm.none }]}
          />
        </Part>
      </Split>
    </Stack>
  );
}

function Part({ part, canChange, children }: PropsWithChildren<{ part: ReviewPart; canChange: boolean }>) {
  const { heading, change } = CONTENT[part];
  return (
    <Card as="section" gap={4} className={classes.part}>
      <Row gap={2} align="baseline" justify="between">
        <h3>{heading}</h3>
        {canChange && (
          <Text
            as={JourneyLink}
            kind="small"
            className={classes.change}
            data-screen-only
            href={ROUTES[PART_SCREENS[part]].path}
            event={{ type: 'contract.changeRequested', part }}
          >
            {change}
          </Text>
        )}
      </Row>
      {children}
    </Card>
  );
}
