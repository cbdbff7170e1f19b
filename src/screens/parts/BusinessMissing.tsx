import { type BusinessProblem, fieldOf, type Owner } from '#machines/domain/business.ts';
import type { FormField } from '#machines/domain/choices.ts';
import { MissingSummary } from '#src/components/MissingSummary.tsx';
import { BUSINESS_MISSING, missingSentence } from '#src/content/entityDetailsMissing.ts';
import { useSend } from '#src/journey/hooks.ts';

type BusinessMissingProps = {
  readonly problems: readonly BusinessProblem[];
  readonly owners: readonly Pick<Owner, 'id'>[];
  readonly taxReturnYear: number;
  /** The address of the place where a field is. */
  readonly addressOf: (field: FormField) => string;
};

/** What is missing of the business details, each with the way to its field; nothing where nothing is (R9.9, R9.10). */
export function BusinessMissing({ problems, owners, taxReturnYear, addressOf }: BusinessMissingProps) {
  const send = useSend();
  if (problems.length === 0) return null;
  const items = problems.map((problem) => {
    const field = fieldOf(problem);
    return { field, label: missingSentence(problem, owners, taxReturnYear), href: addressOf(field) };
  });
  return (
    <MissingSummary
      heading={BUSINESS_MISSING.heading}
      intro={BUSINESS_MISSING.notice}
      items={items}
      onAsk={(field) => send({ type: 'business.fieldRequested', field })}
    />
  );
}
