import { describe, expect, it } from 'vitest';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { viewFrame } from '#machines/journey/views/viewFrame.ts';
import { journeyAt, type JourneyOptions, TODAY } from '#test/support/journeyAt.ts';

const frameAt = (path: string, options: JourneyOptions = {}, hash = '') => {
  const journey = journeyAt('/signin', options);
  journey.open(path, hash);
  return viewFrame(journey.snapshot());
};

describe('The frame round the screens', () => {
  it('tells where the creator stands, who it is, what day it is and where the logo leads (R1.8, R13.6)', () => {
    expect(frameAt('/offers')).toEqual({
      screen: 'offers',
      step: 5,
      userName: DEMO_USER.name,
      redirectNotice: null,
      homePath: '/',
      canGoBack: true,
      isSectionAsked: false,
      keeping: 'nothingKept',
      keptAt: null,
      today: TODAY,
      keptLoss: null,
      canRestart: true,
      confirming: null,
    });
  });

  it('counts no step and leads home to the landing page on an unknown address (R1.2, R1.8)', () => {
    const { screen, step, homePath } = frameAt('/nowhere');
    expect({ screen, step, homePath }).toEqual({ screen: 'notFound', step: null, homePath: '/' });
  });

  it('leads from the repayment dashboard to itself (R13.6)', () => {
    expect(frameAt('/dashboard-established').homePath).toBe('/dashboard-established');
  });

  it('knows no name of a guest (R2.1)', () => {
    expect(frameAt('/', { session: GUEST_SESSION }).userName).toBeNull();
  });

  it.each([
    ['/offers', true],
    ['/contract', true],
    ['/', false],
    ['/nowhere', true],
  ])('offers Back at %s: %s (R1.7)', (path, canGoBack) => {
    expect(frameAt(path).canGoBack).toBe(canGoBack);
  });

  it.each([
    ['/', '#faq', true],
    ['/', '', false],
    ['/', '#nope', false],
    ['/offers', '#faq', false],
  ])('begins %s%s not at its top: %s (R3.6)', (path, hash, isSectionAsked) => {
    expect(frameAt(path, {}, hash).isSectionAsked).toBe(isSectionAsked);
  });

  it('forgets the section with the landing page (R3.6)', () => {
    const journey = journeyAt('/');
    journey.open('/', '#faq');
    journey.open('/signin');
    expect(viewFrame(journey.snapshot()).isSectionAsked).toBe(false);
  });

  it.each([
    ['clearing.restartRequested', 'restart'],
    ['clearing.eraseRequested', 'erase'],
  ] as const)('asks after %s whether to %s (R15.2)', (type, confirming) => {
    const journey = journeyAt('/offers');
    journey.send({ type });
    expect(viewFrame(journey.snapshot()).confirming).toBe(confirming);
  });
});
