import { maskEin } from '#machines/domain/business.ts';
import { signedCopyOf } from '#machines/journey/views/viewStanding.ts';
import { type ContractView, viewReview, viewSigning } from '#machines/journey/views/viewContract.ts';
import { CONTRACT } from '#src/content/contract.ts';
import type { ContractText } from '#src/content/contractText.ts';
import { filledIn, SIGNED_COPY_TEXT } from '#src/content/signedCopy.ts';
import { useJourney } from '#src/journey/hooks.ts';

type SignaturesProps = Pick<ContractText, 'signatures'> & Pick<ContractView, 'terms'>;

/** Where it is signed, with the name as it is typed, and the date once it is. */
export function Signatures({ signatures, terms }: SignaturesProps) {
  const { business } = useJourney(viewReview);
  const signature = useJourney(viewSigning).signature.trim();
  const signedAt = useJourney(signedCopyOf)?.signedAt ?? null;
  const offer = SIGNED_COPY_TEXT.offer(terms);
  const { heading, text, fields } = filledIn(signatures, {
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
