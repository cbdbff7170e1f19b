import { useTimeout } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { LANDING, SOURCES } from '#src/content/landing.ts';
import classes from './Sources.module.css';

type SourceId = (typeof SOURCES)[number]['id'];

/** The supported revenue sources, each with a tooltip (R3.5). */
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

/** Tooltips of which one is open at a time. */
function useTooltips() {
  const [openId, setOpenId] = useState<SourceId | null>(null);
  const { start, clear } = useTimeout((id: SourceId) => setOpenId(id), TOOLTIP_OPEN_MS);
  const closedAt = useRef(-Infinity);
  const show = (id: SourceId) => {
    clear();
    setOpenId(id);
  };
  // A pointer waits before its first tooltip, but not when it comes from another one.
  const approach = (id: SourceId) => {
    if (openId !== null || performance.now() - closedAt.current < TOOLTIP_SKIP_MS) return show(id);
    clear();
    start(id);
  };
  const leave = () => {
    clear();
    if (openId !== null) closedAt.current = performance.now();
    setOpenId(null);
  };
  return { openId, approach, show, leave };
}
