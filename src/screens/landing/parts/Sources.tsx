import { useEffect, useId, useRef, useState } from 'react';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { LANDING } from '#src/content/landing.ts';
import { SOURCES } from '#src/content/landingSections.ts';
import classes from './Sources.module.css';

type SourceId = (typeof SOURCES)[number]['id'];

/** The supported revenue sources; hover, focus or tap on a logo says what kind of source it is (R3.5). */
export function Sources() {
  const id = useId();
  const { openId, approach, show, leave } = useTooltips();
  return (
    <section className={classes.sources} aria-labelledby={`${id}-title`}>
      <div className={classes.words}>
        <h2 id={`${id}-title`} className={classes.title}>
          {LANDING.sources.title}
        </h2>
        <p className={classes.today}>{LANDING.sources.today}</p>
      </div>
      <ul className={classes.logos}>
        {SOURCES.map((source) => (
          <li key={source.id} onPointerEnter={() => approach(source.id)} onPointerLeave={leave}>
            <button
              type="button"
              className={classes.logo}
              aria-describedby={`${id}-${source.id}`}
              onFocus={() => show(source.id)}
              onBlur={leave}
              onClick={() => show(source.id)}
              onKeyDown={(event) => event.key === 'Escape' && leave()}
            >
              <BrandLogo brand={source.id} />
              <span>{source.name}</span>
            </button>
            <span
              role="tooltip"
              id={`${id}-${source.id}`}
              className={classes.tooltip}
              data-open={openId === source.id || undefined}
            >
              {source.kind}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A group of tooltips of which one is open at a time. */
function useTooltips() {
  const [openId, setOpenId] = useState<SourceId | null>(null);
  const opening = useRef<number>(undefined);
  const closedAt = useRef(-Infinity);
  useEffect(() => () => window.clearTimeout(opening.current), []);
  /** The keyboard or a tap came: opens at once. */
  const show = (id: SourceId) => {
    window.clearTimeout(opening.current);
    setOpenId(id);
  };
  /** A pointer came: opens after 700 ms, or at once when another was open less than 300 ms ago. */
  const approach = (id: SourceId) => {
    if (openId !== null || performance.now() - closedAt.current < TOOLTIP_SKIP_MS) return show(id);
    window.clearTimeout(opening.current);
    opening.current = window.setTimeout(() => setOpenId(id), TOOLTIP_OPEN_MS);
  };
  const leave = () => {
    window.clearTimeout(opening.current);
    if (openId !== null) closedAt.current = performance.now();
    setOpenId(null);
  };
  return { openId, approach, show, leave };
}
