import { expect } from 'vitest';
import type { FileRef } from '#machines/domain/documents.ts';
import { DEMO_USER, type Session } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';

export const UNCONNECTED_SESSION: Session = { isAuthenticated: true, isPatreonConnected: false, user: DEMO_USER };

/** The part of `where()` for a signed-in creator with Patreon connected. */
export const CONNECTED = { signedIn: 'patreonConnected' } as const;

export const PDF: FileRef = {
  id: 'file-1',
  name: 'signed.pdf',
  sizeBytes: 1000,
  mimeType: 'application/pdf',
  content: 'pdf',
};
export const OTHER_PDF: FileRef = { ...PDF, id: 'file-2', name: 'other.pdf' };
export const PNG: FileRef = { ...PDF, id: 'file-3', name: 'scan.png', mimeType: 'image/png', content: 'png' };

/** Fails when an event can be sent, or changes anything although it cannot. */
export function expectRefused(journey: TestJourney, event: JourneyEvent): void {
  const before = journey.snapshot();
  expect(journey.can(event)).toBe(false);
  journey.send(event);
  expect(journey.snapshot()).toBe(before);
}
