import { Logo } from '#src/components/Logo.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { FOOTER } from '#src/content/landing.ts';
import { SHELL } from '#src/content/shell.ts';
import classes from './Footer.module.css';
import { SectionLink } from './Section.tsx';

export function Footer({ year }: { readonly year: string }) {
  // The prerendered page doesn't know the reader's year.
  const isPainted = useIsPainted();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <p className={classes.name}>
            <Logo />
            <span>{SHELL.productName}</span>
          </p>
          <p className={classes.promise}>{FOOTER.demonstration}</p>
        </div>
        <div className={classes.platform}>
          <h2 className={classes.title}>{FOOTER.platform.title}</h2>
          <ul>
            {FOOTER.platform.links.map(({ to, label }) => (
              <li key={label}>
                <SectionLink to={to} className={classes.link}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </div>
        {FOOTER.comingGroups.map(({ title, items }) => (
          <div key={title}>
            <h2 className={classes.title}>
              <span>{title}</span>
              <span className={classes.soon}>{FOOTER.soon}</span>
            </h2>
            <ul className={classes.coming}>
              {items.map((item) => (
                <li key={item}>
                  {item}
                  <VisuallyHidden>{` ${FOOTER.unavailable}`}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={classes.legal}>
          <p>{FOOTER.disclosure}</p>
          <p>{FOOTER.copyright(isPainted ? year : '')}</p>
        </div>
      </div>
    </footer>
  );
}
