import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Message } from '#src/components/Message.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { missingItems } from './missingItems.ts';
import { NoOfferChosen } from './NoOfferChosen.tsx';
import classes from './Review.module.css';
import { ReviewBusiness } from './ReviewBusiness.tsx';
import { ReviewDocuments } from './ReviewDocuments.tsx';
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
      {!view.isSigned && <p className={classes.intro}>{WORDS.intro}</p>}
      {review.canChange && missing.length > 0 && (
        <Message kind="info" title={WORDS.missing.title}>
          {WORDS.missing.text(missing)}
        </Message>
      )}
      <div className={classes.card}>
        <ReviewPart part="offer" words={WORDS.offer} canChange={review.canChange && terms !== null}>
          {terms !== null && <ReviewOffer terms={terms} />}
          {terms === null && (review.canChange ? <NoOfferChosen /> : <p>{WORDS.noOffer.signed}</p>)}
        </ReviewPart>
        <ReviewPart part="business" words={WORDS.business} canChange={review.canChange}>
          <ReviewBusiness review={review} />
        </ReviewPart>
        <ReviewPart part="irsForm" words={WORDS.irsForm} canChange={review.canChange}>
          <ReviewDocuments
            documents={[{ name: WORDS.irsForm.name, file: review.irsForm, absent: WORDS.irsForm.none }]}
          />
        </ReviewPart>
      </div>
    </section>
  );
}
