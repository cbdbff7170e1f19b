import '#src/components/trustedTypes.ts';
import './app/theme/reset.css';
import './app/theme/mantineBase.css';
import 'virtual:mantine-variables.css';
import './app/theme/tokens.css';
import 'virtual:fallback-fonts.css';
import './app/theme/global.css';
import './app/theme/print.css';
import './app/theme/forcedColors.css';
import { noteMissingStyle } from '#src/screens/registry.ts';
import { startProduct } from '#src/app/startProduct.ts';

// A screen is usable without its stylesheet (R1.6).
window.addEventListener('vite:preloadError', noteMissingStyle);

const container = document.querySelector<HTMLElement>('#root');
if (container === null) throw new Error('index.html must contain an element with the id root');

startProduct(container).catch((error: unknown) => {
  // firstPaint.ts shows the error.
  document.dispatchEvent(new Event('product-missing'));
  reportError(error);
});
