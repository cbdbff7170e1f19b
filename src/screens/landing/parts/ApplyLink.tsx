import { ROUTES } from '#machines/journey/routes.ts';
import { LANDING } from '#src/content/landing.ts';
import { ActionLink } from '#src/screens/parts/ActionLink.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';

export function ApplyLink({ size }: { readonly size?: 'small' }) {
  const resume = useResume();
  return (
    <ActionLink href={resume?.href ?? ROUTES.signIn.path} aria-label={resume?.name} data-size={size}>
      {(size === 'small' ? resume?.shortName : resume?.name) ?? LANDING.applyNow}
    </ActionLink>
  );
}
