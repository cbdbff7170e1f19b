/** The words of the signed copy, wherever it can be downloaded (R12.8). */
export const SIGNED_COPY = {
  fileName: (documentId: string) => `creator-cash-advance-${documentId}-signed.pdf`,
  labels: {
    download: 'Download your signed copy',
    busy: 'Writing your copy...',
    done: 'Saved with your downloads.',
    failed: "We couldn't write your copy. Your signature stands. Try again.",
  },
} as const;
