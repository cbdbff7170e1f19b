import { LEGEND, PAPER, requirementsText } from '#src/content/visualizer/sharing.ts';
import type { Geometry } from '#src/visualizer/layout/geometry.ts';
import { type ChartPart, drawingOf, figuresOf, partsOf, type StateRules } from './chartParts.ts';
import { type WrittenDocument, PaperPicture } from './PaperPicture.tsx';
import classes from './paper.module.css';

/** The room for a picture beside its rules, in millimetres. */
const PICTURE_ROOM = { width: 235, height: 228 };
/** A drawing is not printed larger than this: millimetres to a pixel of it. */
const LARGEST_MM_PER_PX = 0.3;

type PrintBookletProps = WrittenDocument & { readonly map: Geometry; readonly chart: Geometry };

/** A booklet on A3: a cover, the map, and a page for each part with its picture and its rules as sentences. */
export function PrintBooklet({ model, marks, map, chart }: PrintBookletProps) {
  const fullCrop = { x: 0, y: 0, width: map.width, height: map.height };
  return (
    <div className={classes.booklet}>
      <Cover model={model} />
      <section className={classes.page}>
        <h2 className={classes.heading}>{PAPER.map}</h2>
        <PaperPicture model={model} geometry={map} marks={marks} crop={fullCrop} className={classes.fullPicture} />
      </section>
      {partsOf(model).map((part) => (
        <PartPage key={part.state.id} part={part} model={model} marks={marks} chart={chart} />
      ))}
    </div>
  );
}

function Cover({ model }: Pick<WrittenDocument, 'model'>) {
  const figures = figuresOf(model);
  return (
    <section className={`${classes.page} ${classes.cover}`}>
      <h1 className={classes.title}>{model.title}</h1>
      <p className={classes.lead}>{PAPER.coverLead}</p>
      <dl className={classes.figures}>
        {(['screens', 'states', 'rules', 'requirements'] as const).map((key) => (
          <div key={key}>
            <dt>{PAPER[key]}</dt>
            <dd>{figures[key]}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.legend}>
        <h2>{PAPER.legend}</h2>
        <ul>
          {LEGEND.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className={classes.version}>{`${PAPER.version}: ${model.hash}`}</p>
    </section>
  );
}

type PartPageProps = WrittenDocument & { readonly part: ChartPart; readonly chart: Geometry };

function PartPage({ part: { state, rules }, model, marks, chart }: PartPageProps) {
  // The region of the screens is as large as the chart; its screens follow on pages of their own.
  const hasScreens = model.states.some(({ screen, regionId }) => screen !== null && regionId === state.id);
  const drawing = hasScreens && state.screen === null ? null : drawingOf(model, chart, state.id);
  return (
    <section className={classes.page}>
      <h2 className={classes.heading}>{state.title}</h2>
      {state.description !== '' && <p className={classes.about}>{state.description}</p>}
      {drawing && (
        <PaperPicture
          model={model}
          marks={marks}
          {...drawing}
          className={classes.part}
          style={sizeOnPaper(drawing.crop)}
        />
      )}
      <Rules rules={rules} />
    </section>
  );
}

function Rules({ rules: groups }: Pick<ChartPart, 'rules'>) {
  const rules = groups.filter((group) => group.rules.length > 0);
  if (rules.length === 0) return <p>{PAPER.noRules}</p>;
  return (
    <div className={classes.rules}>
      {rules.map((group) => (
        <RulesOfState key={group.state.id} {...group} />
      ))}
    </div>
  );
}

function RulesOfState({ state, rules }: StateRules) {
  return (
    <div>
      <h3>{state.title}</h3>
      <ul>
        {rules.map(({ id, sentence, requirements }) => (
          <li key={id}>
            {sentence}
            {requirements.length > 0 && <small>{requirementsText(requirements)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function sizeOnPaper({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(LARGEST_MM_PER_PX, PICTURE_ROOM.width / width, PICTURE_ROOM.height / height);
  return { width: `${width * scale}mm`, height: `${height * scale}mm` };
}
