import { OFFERS } from '#machines/domain/offers.ts';
import { termsOf } from '#machines/journey/views/viewOffers.ts';
import { CONTRACT } from '#src/content/contract.ts';
import type { ContractRecord } from '#src/content/contractShape.ts';
import { contractText } from '#src/content/contractText.ts';
import { ContractOffers } from './ContractOffers.tsx';
import classes from './ContractWords.module.css';

const TEXT = contractText(OFFERS.map(termsOf));

/** The whole contract as text, from the source that the PDF is made from (R12.7). */
export function ContractWords() {
  return (
    <article className={classes.words}>
      <h3>{TEXT.title}</h3>
      <p>{TEXT.demonstration}</p>
      <p>{TEXT.lede}</p>
      <h4>{TEXT.summaryHeading}</h4>
      <ContractOffers table={TEXT.offerTable} />
      <dl>
        {TEXT.summary.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {TEXT.sections.map(({ heading, paragraphs, list = [] }, index) => (
        <section key={heading}>
          <h4>{`${index + 1}. ${heading}`}</h4>
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
      <Fields record={TEXT.signatures} />
      <Fields record={TEXT.certificate} />
    </article>
  );
}

function Fields({ record }: { record: ContractRecord }) {
  return (
    <section>
      <h4>{record.heading}</h4>
      <p>{record.text}</p>
      <dl>
        {record.fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' ? CONTRACT.blankField : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
