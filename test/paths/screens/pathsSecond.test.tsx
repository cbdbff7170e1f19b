import { beforeAll, describe, vi } from 'vitest';
import { fetchScreens, shareOf, testOnScreens } from './walkOnScreens.ts';

vi.mock(import('#src/components/pdf/loadPdfViewer.ts'), () => import('./heldPdf.ts'));
vi.mock('#src/components/Confetti.tsx', () => ({ Confetti: () => null }));
vi.mock(import('#src/components/saveFile.ts'), () => ({ saveFile: () => {} }));

beforeAll(fetchScreens, 60_000);

describe('The product on screens', () => {
  testOnScreens(shareOf(1, 2));
});
