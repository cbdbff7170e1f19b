import { Logo } from '#src/components/Logo.tsx';
import { useIsPainted } from '#src/components/useIsPainted.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { FOOTER } from '#src/content/landing.ts';
import { SHELL } from '#src/content/shell.ts';
import classes from './Footer.module.css';
import { SectionLink } from './Section.tsx';
import shared from './Landing.module.css';

export function Footer({ year }: { readonly year: string }) {
  // Leaves the year out of the prerendered page, because the year may change after the build.
  const isPainted = useIsPainted();
  return (
    <footer className={classes.footer}>
      <Stack gap={5} className={shared.column}>
        <Stack gap={2}>
          <Row as="p" gap={3} className={shared.brand}>
            <Logo />
            <span>{SHELL.productName}</span>
          </Row>
          <Text kind="quiet">{FOOTER.demonstration}</Text>
        </Stack>
        <Stack gap={4} className={shared.columns}>
          <div className={classes.platform}>
            <Row as="h2" className={`${shared.label} ${classes.title}`}>
              {FOOTER.platform.title}
            </Row>
            <ul>
              {FOOTER.platform.links.map(({ to, label }) => (
                <li key={label}>
                  <SectionLink to={to} className={shared.link}>
                    {label}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </div>
          {FOOTER.comingGroups.map(({ title, items }) => (
            <div key={title}>
              <Row as="h2" gap={2} className={`${shared.label} ${classes.title}`}>
                <span>{title}</span>
                <span className={shared.chip}>{FOOTER.soon}</span>
              </Row>
              <ul className={classes.coming}>
                {items.map((item) => (
                  <Text as="li" key={item} kind="quiet">
                    {item}
                    <VisuallyHidden>{` ${FOOTER.unavailable}`}</VisuallyHidden>
                  </Text>
                ))}
              </ul>
            </div>
          ))}
        </Stack>
        <Row gap={2} justify="between" className={classes.legal}>
          <Text kind="quiet">{FOOTER.disclosure}</Text>
          <Text kind="quiet">{FOOTER.copyright(isPainted ? year : '')}</Text>
        </Row>
      </Stack>
    </footer>
  );
}
