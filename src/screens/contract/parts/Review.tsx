import { IconPrinter } from '@tabler/icons-react';
import type { PropsWithChildren } from 'react';
import type { ReviewPart } from '#machines/domain/choices.ts';
import { visibleText } from '#machines/domain/text.ts';
import { PART_SCREENS, ROUTES } from '#machines/journey/routes.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW as WORDS, ELECTRONIC_CONSENT } from '#src/content/contractReview.ts';
import { missingNames } from '#src/content/entityDetails.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { APPLICATION } from '#src/content/application.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import { BusinessSummary, DocumentList } from '#src/screens/parts/BusinessSummary.tsx';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { OfferTerms } from '#src/screens/parts/OfferTerms.tsx';
import { NoOffer } from '#src/screens/parts/ApplicationNotes.tsx';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { OwnNumbers } from './OwnNumbers.tsx';
import consent from './Consent.module.css';
import classes from './Review.module.css';

/** Everything that is agreed to, part by part, each with a link to change it while it can be (R12.1, R12.8). */
export function Review({ view }: { readonly view: ContractView }) {
  const { terms, business, missing, taxReturnYear, irsForm, isFundable, isSubmitting, isSigned, canChange } = view;
  return (
    <section className={classes.review}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{isSigned ? WORDS.headingSigned : WORDS.heading}</h2>
        <dl className={classes.id}>
          <dt>{CONTRACT.documentId}</dt>
          <dd>{view.documentId ?? CONTRACT.documentIdPending}</dd>
        </dl>
      </div>
      <div className={classes.card}>
        <Part part="offer" canChange={canChange && terms !== null}>
          {terms !== null && (
            <>
              <OfferTerms terms={terms} isFundable={isFundable} />
              {view.course !== null && !isSigned && <OwnNumbers {...view} course={view.course} />}
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
        <Part part="business" canChange={canChange}>
          {canChange && isFundable && missing.length > 0 && (
            <p>{WORDS.missing(missingNames(missing, taxReturnYear))}</p>
          )}
          <p>{visibleText(business.legalName) === '' ? WORDS.business.nameless : <bdi>{business.legalName}</bdi>}</p>
          <Disclosure title={WORDS.business.details}>
            <BusinessSummary business={business} taxReturnYear={taxReturnYear} />
          </Disclosure>
        </Part>
        <Part part="irsForm" canChange={canChange}>
          <DocumentList documents={[{ name: WORDS.irsForm.name, file: irsForm, absent: WORDS.irsForm.none }]} />
        </Part>
      </div>
    </section>
  );
}

/** The link leads to the part's screen and back (R12.1, R15.1). */
function Part({ part, canChange, children }: PropsWithChildren<{ part: ReviewPart; canChange: boolean }>) {
  const { heading, change } = WORDS[part];
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3 className={classes.partHeading}>{heading}</h3>
        {canChange && (
          <JourneyLink
            className={classes.change}
            href={ROUTES[PART_SCREENS[part]].path}
            event={{ type: 'contract.changeRequested', part }}
          >
            {change}
          </JourneyLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** Explains electronic consent; the agreement box below gives it (R12.2). */
export function Consent() {
  return (
    <section>
      <Disclosure title={<h2>{ELECTRONIC_CONSENT.heading}</h2>}>
        <p className={consent.intro}>{ELECTRONIC_CONSENT.intro}</p>
        <Rows rows={ELECTRONIC_CONSENT.points} className={consent.points} />
        <div className={consent.foot}>
          <SecondaryButton
            className={consent.print}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {ELECTRONIC_CONSENT.print}
          </SecondaryButton>
          <span className={consent.version}>{ELECTRONIC_CONSENT.version}</span>
        </div>
      </Disclosure>
    </section>
  );
}
