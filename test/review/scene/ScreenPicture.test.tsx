import { fireEvent, render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';
import { wearScheme } from '#src/review/page/viewer/colorScheme.ts';

const SCHEME = 'data-mantine-color-scheme';

it('A picture wears the colors of the page, and changes with them; on paper it is light', () => {
  onTestFinished(() => document.documentElement.removeAttribute(SCHEME));
  wearScheme(window, 'dark');
  const { container } = render(
    <>
      <ScreenPicture address="about:blank" />
      <div data-mantine-color-scheme="light">
        <ScreenPicture address="about:blank" />
      </div>
    </>,
  );
  const frames = [...container.querySelectorAll('iframe')];
  const worn = () => frames.map(({ contentDocument }) => contentDocument?.documentElement.getAttribute(SCHEME));
  frames.forEach((frame) => fireEvent.load(frame));
  expect(worn()).toEqual(['dark', 'light']);
  wearScheme(window, 'light');
  expect(worn()).toEqual(['light', 'light']);
});
