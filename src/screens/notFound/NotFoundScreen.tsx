import { ROUTES } from '#machines/journey/routes.ts';
import { BarsPicture } from '#src/components/BarsPicture.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { NOT_FOUND } from '#src/content/errorPage.ts';
import { ActionLink } from '#src/screens/parts/ActionLink.tsx';

export function NotFoundScreen() {
  return (
    <div>
      <BarsPicture kind="missing" />
      <ScreenHeading title={NOT_FOUND.title} intro={NOT_FOUND.text} />
      <ActionLink href={ROUTES.landing.path}>{NOT_FOUND.home}</ActionLink>
    </div>
  );
}
