import { type Reviewer, ROLES } from '#src/review/page/facts/review.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { ROLE_WORDS } from '#src/review/page/words/parts.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import classes from './ReviewView.module.css';

const { who: TEXT } = REVIEW;

/** Asks for the reviewer's name and role. Existing feedback keeps its author. */
export function ReviewerForm() {
  const send = useSend();
  const said = useViewer(({ context }) => context.review.said);
  const others = new Set(Object.values(said).flatMap((all) => all.map(({ reviewer }) => REVIEW.person(reviewer))));
  const begin = (form: HTMLFormElement | null) => {
    if (form === null || !form.reportValidity()) return;
    const { name, role } = Object.fromEntries(new FormData(form)) as Reviewer;
    send({ type: 'review.reviewerNamed', reviewer: { name: name.trim(), role } });
  };
  return (
    <Card
      as="form"
      pad={4}
      gap={2}
      aria-labelledby="reviewer-title"
      onSubmit={(event) => {
        event.preventDefault();
        begin(event.currentTarget);
      }}
    >
      <h2 id="reviewer-title">{TEXT.title}</h2>
      <p>{others.size === 0 ? TEXT.why : TEXT.stays([...others])}</p>
      <Row align="end" gap={4}>
        <Stack as="label" gap={1} className={classes.field}>
          <span>{TEXT.name}</span>
          <input type="text" name="name" autoComplete="name" required pattern=".*\S.*" title={TEXT.nameMissing} />
        </Stack>
        <Stack as="label" gap={1} className={classes.field}>
          <span>{TEXT.role}</span>
          <select name="role" required defaultValue="">
            <option value="" disabled>
              {TEXT.chooseRole}
            </option>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_WORDS[one]}
              </option>
            ))}
          </select>
        </Stack>
        <Button variant="primary" onClick={({ currentTarget }) => begin(currentTarget.form)}>
          {TEXT.begin}
        </Button>
      </Row>
    </Card>
  );
}
