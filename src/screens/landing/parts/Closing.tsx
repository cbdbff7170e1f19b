import { SECTIONS } from '#src/content/landingSections.ts';
import { RevealItem } from '#src/screens/landing/reveal/RevealItem.tsx';
import { RevealSection } from '#src/screens/landing/reveal/RevealSection.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Closing.module.css';

const WORDS = SECTIONS.closing;
const TITLE_ID = 'closing-title';
const BARS = [
  { x: 0, height: 56 },
  { x: 32, height: 80 },
  { x: 64, height: 72 },
  { x: 96, height: 104 },
  { x: 128, height: 128 },
];

/** The last call of the page; the sign-in screen's Apply Now leads here (R3.6, R4.1). */
export function Closing() {
  return (
    <RevealSection id="application-form" titleId={TITLE_ID} className={classes.section}>
      <RevealItem rise="long" className={classes.closing}>
        <div className={classes.words}>
          <h2 id={TITLE_ID} className={classes.title}>
            {WORDS.title}
          </h2>
          <p className={classes.text}>{WORDS.text}</p>
          <p className={classes.text}>{WORDS.start}</p>
          <ApplyLink className={classes.apply} />
        </div>
        <svg className={classes.bars} viewBox="0 0 320 240" aria-hidden focusable="false">
          {BARS.map(({ x, height }) => (
            <rect key={x} className={classes.month} x={x} y={240 - height} width={22} height={height + 20} rx={6} />
          ))}
          <rect className={classes.advance} x={176} y={0} width={144} height={260} rx={14} />
        </svg>
      </RevealItem>
    </RevealSection>
  );
}
