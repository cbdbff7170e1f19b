import { type BusinessProblem, itemOf } from '#machines/domain/business.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { STANDING } from '#src/content/standing.ts';
import { BusinessSummary } from '#src/screens/parts/BusinessSummary.tsx';
import { DocumentList } from '#src/screens/parts/DocumentList.tsx';
import { NoOffer } from '#src/screens/parts/NoOffer.tsx';
import classes from './Review.module.css';
import { ReviewOffer } from './ReviewOffer.tsx';
import { ReviewPart } from './ReviewPart.tsx';

const WORDS = CONTRACT_REVIEW;

/** Everything that is agreed to, part by part, each with its way to be changed as long as it can be (R12.1, R12.8). */
export function Review({ view }: { view: ContractView }) {
  const { review, terms } = view;
  const missing = missingItems(review.problems, review.taxReturnYear);
  return (
    <section className={classes.review}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{view.isSigned ? WORDS.headingSigned : WORDS.heading}</h2>
        <dl className={classes.id}>
          <dt>{CONTRACT.documentId}</dt>
          <dd>{view.documentId ?? CONTRACT.documentIdPending}</dd>
        </dl>
      </div>
      <div className={classes.card}>
        <ReviewPart part="offer" words={WORDS.offer} canChange={review.canChange && terms !== null}>
          {terms !== null && <ReviewOffer terms={terms} />}
          {terms === null && view.isSubmitting && <p>{STANDING.noOffer.title}</p>}
          {terms === null && !view.isSubmitting && (
            <NoOffer asks={{ type: 'contract.changeRequested', part: 'offer' }} />
          )}
        </ReviewPart>
        <ReviewPart part="business" words={WORDS.business} canChange={review.canChange}>
          {review.canChange && missing.length > 0 && <p>{WORDS.missing.text(missing)}</p>}
          <Disclosure title={WORDS.business.details}>
            <BusinessSummary business={review.business} taxReturnYear={review.taxReturnYear} />
          </Disclosure>
        </ReviewPart>
        <ReviewPart part="irsForm" words={WORDS.irsForm} canChange={review.canChange}>
          <DocumentList documents={[{ name: WORDS.irsForm.name, file: review.irsForm, absent: WORDS.irsForm.none }]} />
        </ReviewPart>
      </div>
    </section>
  );
}

/** The names of what is missing or not acceptable, in the order of the form, each once (R9.9). */
function missingItems(problems: readonly BusinessProblem[], taxReturnYear: number): readonly string[] {
  const names = WORDS.missing.items(taxReturnYear);
  return [...new Set(problems.map((problem) => names[itemOf(problem)]))];
}
