import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { useId } from 'react';
import { LANDING } from '#src/content/landing.ts';
import { SOURCES } from '#src/content/landingSections.ts';
import classes from './Sources.module.css';
import { useTooltips } from './useTooltips.ts';

type Id = (typeof SOURCES)[number]['id'];

/** The supported revenue sources; hover, focus or tap on a logo says what kind of source it is (R3.5). */
export function Sources() {
  const id = useId();
  const { openId, approach, show, leave } = useTooltips<Id>();
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
