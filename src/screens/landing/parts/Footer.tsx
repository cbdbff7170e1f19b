import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Logo } from '#src/components/Logo.tsx';
import { SHELL } from '#src/content/shell.ts';
import { FOOTER, type SocialId } from '#src/content/landingSections.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './Footer.module.css';
import { SectionLink } from './SectionLink.tsx';

const PLATFORM = [
  { to: 'how', label: FOOTER.platform.how },
  { to: 'qualification', label: FOOTER.platform.whoWeHelp },
  { to: 'why', label: FOOTER.platform.whyUs },
  { to: 'calculate', label: FOOTER.platform.pricing },
] as const;
const SOCIAL_ICONS = {
  x: IconBrandX,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  linkedin: IconBrandLinkedin,
} as const satisfies Record<SocialId, typeof IconBrandX>;
const YEAR_LENGTH = 4;

/** Where else to go, what is not there yet, and who stands behind the page (R3.14). */
export function Footer() {
  const year = useJourney(({ context }) => context.today.slice(0, YEAR_LENGTH));
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
        <div>
          <h2 className={classes.title}>{FOOTER.platform.title}</h2>
          <ul className={classes.items}>
            {PLATFORM.map(({ to, label }) => (
              <li key={label}>
                <SectionLink to={to} className={classes.link}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </div>
        {FOOTER.groups.map(({ title, items }) => (
          <div key={title}>
            <ComingTitle title={title} />
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item} className={classes.coming}>
                  <span>{item}</span>
                  <Unavailable />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <ComingTitle title={FOOTER.social.title} />
          <ul className={classes.social}>
            {FOOTER.social.items.map(({ id, name }) => {
              const Icon = SOCIAL_ICONS[id];
              return (
                <li key={id} className={classes.coming}>
                  <Icon aria-hidden />
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <Unavailable />
                </li>
              );
            })}
          </ul>
        </div>
        <div className={classes.legal}>
          <p>{FOOTER.disclosure}</p>
          <p data-dated>{FOOTER.copyright(year)}</p>
        </div>
      </div>
    </footer>
  );
}

function ComingTitle({ title }: { readonly title: string }) {
  return (
    <h2 className={classes.title}>
      <span>{title}</span>
      <span className={classes.soon}>{FOOTER.soon}</span>
    </h2>
  );
}

function Unavailable() {
  return <VisuallyHidden>{` ${FOOTER.unavailable}`}</VisuallyHidden>;
}
