import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPainter } from '#src/documents/painter.ts';
import { stubCanvas } from './stubCanvas.ts';

const LETTERING = { weight: 600, color: '#123456', isRightToLeft: false };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Letter painter', () => {
  it('loads the fonts of each letter once, in both weights (R20.6)', async () => {
    const { requested } = stubCanvas();
    await loadPainter('李李x');
    const sizes = requested.map(([font, letters]) => [/^\d+ \d+px '[^']+'/.exec(font)?.[0], letters]);
    const [plain, strong] = ["400 64px 'Instrument Sans Variable'", "600 64px 'Instrument Sans Variable'"];
    expect(sizes).toEqual([
      [plain, '李'],
      [strong, '李'],
      [plain, 'x'],
      [strong, 'x'],
    ]);
  });

  it('loads the fallback font only for letters without another (R20.6)', async () => {
    const whole = stubCanvas();
    (await loadPainter('李x')).widthOf('李', LETTERING);
    expect(whole.measured).toEqual([[expect.not.stringContaining('Unifont'), 'ltr']]);
    const lacking = stubCanvas((letters) => letters !== '李');
    (await loadPainter('李x')).widthOf('李', LETTERING);
    expect(lacking.requested.slice(-2)).toEqual([
      ['400 64px Unifont', '李x'],
      ['600 64px Unifont', '李x'],
    ]);
    expect(lacking.measured).toEqual([[expect.stringMatching(/^600 64px '.*',Unifont, sans-serif$/), 'ltr']]);
  });

  it('measures letters in ems, by weight and direction (R20.6)', async () => {
    const { measured } = stubCanvas();
    const painter = await loadPainter('שלום');
    expect(painter.widthOf('שלום', { ...LETTERING, weight: 400, isRightToLeft: true })).toBe(2);
    expect(measured).toEqual([[expect.stringMatching(/^400 64px '.*', sans-serif$/), 'rtl']]);
  });

  it('paints whole letters with a pixel around them (R20.6)', async () => {
    const { drawn } = stubCanvas();
    const { image, ...place } = (await loadPainter('李')).paint('李', LETTERING);
    expect(drawn).toEqual([
      { text: '李', at: [4, 41], look: [expect.stringMatching(/^600 64px '/), 'ltr', 'left', LETTERING.color] },
    ]);
    const [width, height] = [4 + 63, 41 + 11];
    expect(image).toMatchObject({ area: [0, 0, width, height], width, height });
    expect(place).toEqual({ x: -4 / 64, ascent: 41 / 64, width: width / 64, height: height / 64 });
  });

  it('paints the same letters once for each style (R20.6)', async () => {
    const { drawn } = stubCanvas();
    const painter = await loadPainter('李王');
    const first = painter.paint('李', LETTERING);
    expect(painter.paint('李', { ...LETTERING })).toBe(first);
    expect(painter.paint('李', { ...LETTERING, color: '#654321' })).not.toBe(first);
    expect(painter.paint('王', LETTERING)).not.toBe(first);
    expect(drawn.map(({ text }) => text)).toEqual(['李', '李', '王']);
  });

  it('fails without a canvas (R20.6)', async () => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }), fonts: { load: async () => [{}] } });
    await expect(loadPainter('李')).rejects.toThrow('no canvas');
  });
});
