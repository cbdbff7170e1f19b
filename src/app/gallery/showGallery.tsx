import '#src/app/theme/reset.css';
import '#src/app/theme/mantineBase.css';
import 'virtual:mantine-variables.css';
import '#src/app/theme/tokens.css';
import '#src/app/theme/fonts.css';
import '#src/app/theme/global.css';
import '#src/app/theme/print.css';
import '#src/app/theme/forcedColors.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { theme } from '#src/app/theme/theme.ts';
import { Gallery } from './Gallery.tsx';

const container = document.getElementById('gallery');
if (container === null) throw new Error('gallery.html must contain an element with the id gallery');

createRoot(container).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false}>
    <Gallery />
  </MantineProvider>,
);
