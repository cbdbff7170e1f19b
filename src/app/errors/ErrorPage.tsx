import { landingAddress, ROUTES } from '#machines/journey/routes.ts';
import { ERROR_PAGE } from '#src/content/errorPage.ts';
import { ProblemPage } from './ProblemPage.tsx';

export const QUESTIONS_ADDRESS = landingAddress('faq');

/** The page for a routing or rendering failure. Every way out loads the page anew, so that nothing broken stays (R1.6). */
export function ErrorPage() {
  return (
    <ProblemPage
      title={ERROR_PAGE.title}
      sentences={[ERROR_PAGE.whatHappened, ERROR_PAGE.whatToDo]}
      action={{ label: ERROR_PAGE.reload, onPress: () => window.location.reload() }}
    >
      <a href={ROUTES.landing.path}>{ERROR_PAGE.home}</a>
      <a href={QUESTIONS_ADDRESS}>{ERROR_PAGE.questions}</a>
    </ProblemPage>
  );
}
