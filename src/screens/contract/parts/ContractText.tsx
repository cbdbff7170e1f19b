import { memo, type MouseEvent } from 'react';
import { maskEin, parseEin, formatDetails } from '#machines/domain/business.ts';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { contractText } from '#src/content/contractText.ts';
import { OfferSummaryTable } from '#src/screens/parts/OfferSummary.tsx';
import { DescriptionColumns } from '#src/screens/parts/Rows.tsx';
import base from '#src/screens/parts/Table.module.css';
import classes from './ContractText.module.css';

/**
 * Renders the contract as text with the creator's terms, from the same source as the PDF (R12.7, R18.3). The sections
 * and signatures follow after the first paint.
 */
export function ContractText({ view }: { readonly view: ContractView }) {
  const isPainted = useIsPainted();
  const { terms, isSigned, signedAt } = view;
  const business = formatDetails(view.business);
  const ein = maskEin(parseEin(business.ein) ?? '');
  const signed = { business, ein, terms, signature: view.signature.trim(), signedAt };
  const { heading, text, fields } = contractText([], signed).signatures;
  return (
    <article className={classes.words}>
      <Agreement terms={terms} isSigned={isSigned} hasSections={isPainted} />
      {isPainted && (
        <section>
          <h4>{heading}</h4>
          <p>{text}</p>
          <DescriptionColumns rows={fields} blank={CONTRACT.blankField} />
        </section>
      )}
    </article>
  );
}

type AgreementProps = Pick<ContractView, 'terms' | 'isSigned'> & { readonly hasSections: boolean };

/** Memoized, because typing a name changes only the signatures below. */
const Agreement = memo(function Agreement({ terms, isSigned, hasSections }: AgreementProps) {
  const { offerTable, ...text } = contractText(terms === null ? [] : [terms]);
  const sections = Object.entries(text.sections);
  const jumpTo = ({ currentTarget }: MouseEvent, index: number) => {
    const heading = currentTarget.closest('article')?.querySelectorAll<HTMLElement>('[data-section]')[index];
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <h3>{text.title}</h3>
      <p>{text.disclaimer}</p>
      <p>{text.lede}</p>
      <Disclosure title={CONTRACT.agreement.sections(sections.length)}>
        <ol data-screen-only>
          {sections.map(([heading], index) => (
            <li key={heading}>
              <button type="button" className={classes.jump} onClick={(event) => jumpTo(event, index)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </Disclosure>
      <h4>{text.summaryHeading}</h4>
      {terms === null ? (
        <p>{isSigned ? CONTRACT.noTerms : CONTRACT.chooseFirst}</p>
      ) : (
        <>
          <table className={base.table} data-figures data-whole>
            <caption>{offerTable.caption}</caption>
            <tbody>
              {[[CONTRACT.term, ...offerTable.columns.slice(1)], ...offerTable.rows].map(([label, ...values]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{values}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <KeepTogether>{offerTable.note}</KeepTogether>
          </p>
          <h4>{OFFER_SUMMARY.heading}</h4>
          <OfferSummaryTable offer={terms} />
        </>
      )}
      <DescriptionColumns rows={text.summary} />
      {(hasSections ? sections : []).map(([heading, parts], index) => (
        <section key={heading}>
          <h4 data-section tabIndex={-1}>{`${index + 1}. ${heading}`}</h4>
          {parts.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>
                <KeepTogether>{part}</KeepTogether>
              </p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>
                    <KeepTogether>{item}</KeepTogether>
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  );
});
