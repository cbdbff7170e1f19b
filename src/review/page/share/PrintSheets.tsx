import { useEffect, useRef, useId } from 'react';
import { createPortal } from 'react-dom';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Geometry, Box } from '#src/review/engine/layout/geometry.ts';
import { LEGEND, PAPER, requirementsText } from '#src/review/page/words/sharing.ts';
import { ScreenPicture, StatePicture } from '#src/review/page/scene/ScreenPicture.tsx';
import type { Marks } from '#src/review/page/facts/marks.ts';
import { printWithPictures } from '#src/review/page/scene/printWithPictures.ts';
import '#src/review/page/scene/scene.css';
import { SceneShapes } from '#src/review/page/scene/SceneShapes.tsx';
import { pictureBoxOf } from '#src/review/page/scene/sceneFacts.ts';
import classes from './paper.module.css';
import { type ChartPart, drawingOf, figuresOf, partsOf, type StateRules } from '#src/review/page/facts/chartParts.ts';

type PrintSheetsProps = WrittenDocument & {
  readonly map: Geometry;
  readonly chart: Geometry;
  /** Called when the print dialog was closed. */
  readonly onPrinted: () => void;
};

/** What is printed in place of the page; it opens the print dialog by itself and is seen on paper only. */
export function PrintSheets({ onPrinted, ...paper }: PrintSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.dataset['print'] = 'booklet';
    globalThis.addEventListener('afterprint', onPrinted);
    void printWithPictures(sheets.current);
    return () => {
      globalThis.removeEventListener('afterprint', onPrinted);
      delete document.documentElement.dataset['print'];
    };
  }, [onPrinted]);
  return createPortal(
    <div ref={sheets} className={classes.sheets} data-mantine-color-scheme="light" aria-hidden="true">
      <PrintBooklet {...paper} />
    </div>,
    document.body,
  );
}

/** The room for a drawing in its column, in millimetres. */
const ROOM = { width: 86, height: 120 };
/** A drawing that would be smaller than this is left out: its words could not be read, and its rules stand below. */
const SMALLEST_MM_PER_PX = 0.11;
/** A drawing is not printed larger than this: millimetres to a pixel of it. */
const LARGEST_MM_PER_PX = 0.2;

type PrintBookletProps = WrittenDocument & { readonly map: Geometry; readonly chart: Geometry };

/** A booklet on A4: the map, then in two columns each part with its picture, its drawing and its rules. */
function PrintBooklet({ model, marks, map, chart }: PrintBookletProps) {
  const fullCrop = { x: 0, y: 0, width: map.width, height: map.height };
  return (
    <div className={classes.booklet}>
      <section className={classes.cover}>
        <h1 className={classes.title}>{model.title}</h1>
        <p className={classes.lead}>{PAPER.coverLead}</p>
        <Figures model={model} />
        <PaperPicture model={model} geometry={map} marks={marks} crop={fullCrop} className={classes.fullPicture} />
        <h2>{PAPER.legend}</h2>
        <ul className={classes.legend}>
          {LEGEND.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={classes.version}>{`${PAPER.version}: ${model.hash}`}</p>
      </section>
      <div className={classes.parts}>
        {partsOf(model).map((part) => (
          <Part key={part.state.id} part={part} model={model} marks={marks} chart={chart} />
        ))}
      </div>
    </div>
  );
}

function Figures({ model }: Pick<WrittenDocument, 'model'>) {
  const figures = figuresOf(model);
  return (
    <dl className={classes.figures}>
      {(['screens', 'states', 'rules', 'requirements'] as const).map((key) => (
        <div key={key}>
          <dt>{PAPER[key]}</dt>
          <dd>{figures[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = WrittenDocument & { readonly part: ChartPart; readonly chart: Geometry };

function Part({ part: { state, title, rules: groups }, model, marks, chart }: PartProps) {
  // The region of the screens is as large as the chart; its screens have drawings of their own.
  const hasScreens = model.states.some(({ screen, regionId }) => screen !== null && regionId === state.id);
  const drawing = hasScreens && state.screen === null ? null : drawingOf(model, chart, state.id);
  const picture = state.screen === null ? undefined : marks.get(state.id)?.picture;
  const scale = drawing === null ? 0 : scaleOf(drawing.crop);
  const rules = groups.filter((group) => group.rules.length > 0);
  return (
    <section>
      <div className={classes.opening}>
        <h2 className={classes.heading}>{title}</h2>
        {state.description !== '' && <p className={classes.about}>{state.description}</p>}
        {picture !== undefined && (
          <div className={classes.screen}>
            <ScreenPicture address={picture} />
          </div>
        )}
      </div>
      {drawing !== null && scale >= SMALLEST_MM_PER_PX && (
        <PaperPicture
          model={model}
          marks={marks}
          {...drawing}
          className={classes.part}
          style={{ width: `${drawing.crop.width * scale}mm`, height: `${drawing.crop.height * scale}mm` }}
        />
      )}
      {rules.length === 0 && <p>{PAPER.noRules}</p>}
      {rules.map((group) => (
        <RulesOfState key={group.state.id} {...group} />
      ))}
    </section>
  );
}

function RulesOfState({ state, rules }: StateRules) {
  return (
    <div className={classes.rules}>
      <h3>{state.title}</h3>
      <ul>
        {rules.map(({ id, description, requirements }) => (
          <li key={id}>
            {description}
            {requirements.length > 0 && <small>{requirementsText(requirements)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function scaleOf({ width, height }: Box): number {
  return Math.min(LARGEST_MM_PER_PX, ROOM.width / width, ROOM.height / height);
}

export type WrittenDocument = {
  readonly model: ChartModel;
  readonly marks: Marks;
};

type PaperPictureProps = WrittenDocument & {
  readonly geometry: Geometry;
  readonly crop: Box;
  readonly className?: string | undefined;
  readonly style?: Readonly<Record<string, string | number>>;
};

/** A drawing, or a part of one, as lines on paper. */
function PaperPicture({ model, geometry, marks, crop, className, style }: PaperPictureProps) {
  return (
    <svg
      className={`chart-scene ${className}`}
      style={style}
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      aria-hidden="true"
    >
      <SceneShapes model={model} geometry={geometry} marks={marks} hatch={`${useId()}hatch`} />
      {geometry.states.map((state) => (
        <StatePicture key={state.stateId} place={pictureBoxOf(state)} address={marks.get(state.stateId)?.picture} />
      ))}
    </svg>
  );
}
