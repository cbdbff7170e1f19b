import { maskEin } from '#machines/domain/ein.ts';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { type ContractView, viewSigning } from '#machines/journey/views/viewContract.ts';
import { CONTRACT } from '#src/content/contract.ts';
import type { ContractRecord, ContractText } from '#src/content/contractShape.ts';
import { signatureValues, SIGNED_COPY_TEXT } from '#src/content/signedCopy.ts';
import { useJourney } from '#src/journey/hooks.ts';

type SignaturesProps = Pick<ContractText, 'signatures' | 'certificate'> &
  Pick<ContractView, 'terms'> &
  Pick<ContractView['review'], 'business'>;

/** Where it is signed, with the name as it is typed, and the date once it is; the certificate is blank until then. */
export function Signatures({ signatures, certificate, terms, business }: SignaturesProps) {
  const signature = useJourney(viewSigning).signature.trim();
  const signedAt = useJourney(signedCopyOf)?.signedAt ?? null;
  const offer = SIGNED_COPY_TEXT.offer(terms);
  const values = signatureValues({ business, ein: maskEin(business.ein), signature, offer, signedAt });
  return (
    <>
      <Fields record={signatures} values={values} />
      {signedAt === null && <Fields record={certificate} values={[]} />}
    </>
  );
}

function Fields({ record, values }: { readonly record: ContractRecord; readonly values: readonly string[] }) {
  return (
    <section>
      <h4>{record.heading}</h4>
      <p>{record.text}</p>
      <dl>
        {record.fields.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values[index] || value || CONTRACT.blankField}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
