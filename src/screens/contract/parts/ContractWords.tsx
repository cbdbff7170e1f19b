import { useRef } from 'react';
import { maskEin } from '#machines/domain/ein.ts';
import { type ContractView, viewSigning } from '#machines/journey/views/viewContract.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { CONTRACT } from '#src/content/contract.ts';
import type { ContractRecord } from '#src/content/contractShape.ts';
import { contractText } from '#src/content/contractText.ts';
import { filledIn, SIGNED_COPY_TEXT } from '#src/content/signedCopy.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { ContractOffers } from './ContractOffers.tsx';
import classes from './ContractWords.module.css';

type ContractWordsProps = Pick<ContractView, 'terms' | 'signedCopy'> & Pick<ContractView['review'], 'business'>;

/** The whole contract as text, from the source that the PDF is made from, with the creator's own terms (R12.7, R18.3). */
export function ContractWords({ terms, signedCopy, business }: ContractWordsProps) {
  const article = useRef<HTMLElement>(null);
  const text = contractText(terms === null ? [] : [terms]);
  const show = (index: number) => {
    const heading = article.current?.querySelectorAll<HTMLElement>('[data-section]')[index];
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <article ref={article} className={classes.words}>
      <h3>{text.title}</h3>
      <p>{text.mark}</p>
      <p>{text.lede}</p>
      <Disclosure title={CONTRACT.agreement.sections(text.sections.length)}>
        <ol className={classes.contents}>
          {text.sections.map(({ heading }, index) => (
            <li key={heading}>
              <button type="button" className={classes.jump} onClick={() => show(index)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </Disclosure>
      <h4>{text.summaryHeading}</h4>
      {terms === null ? <p>{CONTRACT.blankField}</p> : <ContractOffers table={text.offerTable} />}
      <dl>
        {text.summary.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text.sections.map(({ heading, paragraphs, list = [] }, index) => (
        <section key={heading}>
          <h4 data-section tabIndex={-1}>{`${index + 1}. ${heading}`}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <Signatures record={text.signatures} terms={terms} signedCopy={signedCopy} business={business} />
    </article>
  );
}

/** What is known of the lines where the contract is signed, the name as it is typed; the date only once it is signed. */
function Signatures({ record, terms, signedCopy, business }: ContractWordsProps & { readonly record: ContractRecord }) {
  const signature = useJourney(viewSigning).signature.trim();
  const offer = SIGNED_COPY_TEXT.offer(terms);
  const signedAt = signedCopy?.signedAt ?? null;
  const { heading, text, fields } = filledIn(record, {
    business,
    ein: maskEin(business.ein),
    signature,
    offer,
    signedAt,
  });
  return (
    <section>
      <h4>{heading}</h4>
      <p>{text}</p>
      <dl>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || CONTRACT.blankField}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
