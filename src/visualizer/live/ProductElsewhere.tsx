import { IconExternalLink } from '@tabler/icons-react';
import { PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import classes from './ProductFrame.module.css';
import { watchedAddress } from './watchFlag.ts';

/** Where no page may show the product in a frame, it is opened in a tab of its own, and the chart follows it there. */
export function ProductElsewhere({ path }: { readonly path: string }) {
  return (
    <section className={classes.elsewhere} aria-label={PRODUCT_FRAME.title}>
      <p>{PRODUCT_FRAME.refused}</p>
      <a className={classes.link} href={watchedAddress(path, null)} target="_blank" rel="noopener">
        <IconExternalLink size={18} aria-hidden />
        {PRODUCT_FRAME.ownTab}
      </a>
    </section>
  );
}
