import { QUESTION_WORDS, REVIEW } from '#src/content/visualizer/review.ts';
import classes from './ChartQuestions.module.css';
import { type ChartQuestion, QUESTION_KINDS } from './questions.ts';
import { partWith, type ReviewPart } from './reviewParts.ts';

type ChartQuestionsProps = {
  readonly parts: readonly ReviewPart[];
  readonly questions: readonly ChartQuestion[];
  readonly onSelect: (id: string) => void;
};

/** What the chart raises by its shape, as questions that a reviewer may take up. */
export function ChartQuestions({ parts, questions, onSelect }: ChartQuestionsProps) {
  const kinds = QUESTION_KINDS.map((kind) => ({ kind, entries: questions.filter((one) => one.kind === kind) }));
  return (
    <section className={classes.questions} aria-labelledby="chart-questions-title">
      <h2 id="chart-questions-title">{REVIEW.questions}</h2>
      <p className={classes.explained}>{questions.length === 0 ? REVIEW.noQuestions : REVIEW.questionsExplained}</p>
      {kinds
        .filter(({ entries }) => entries.length > 0)
        .map(({ kind, entries }) => (
          <section key={kind} className={classes.kind} aria-label={QUESTION_WORDS[kind].title}>
            <h3>
              {QUESTION_WORDS[kind].title} <span>{entries.length}</span>
            </h3>
            <ul>
              {entries.map(({ itemId, subject }) => (
                <li key={`${itemId} ${subject}`}>
                  <button type="button" onClick={() => onSelect(itemId)}>
                    <span className={classes.place}>{partWith(parts, itemId)?.title}</span>
                    <span>{QUESTION_WORDS[kind].text(subject)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
