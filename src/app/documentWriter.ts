import type { DocumentWriter } from '#src/journey/hooks.ts';

export const documentWriter: DocumentWriter = {
  irsFormCopy: async (copy) => toPdf(await (await import('#src/documents/irsForm.ts')).writeIrsFormCopy(copy)),
  offerSummary: async (offer) => toPdf(await (await import('#src/documents/contract.ts')).writeOfferSummary(offer)),
  signedCopy: async (copy) => toPdf(await (await import('#src/documents/contract.ts')).writeSignedCopy(copy)),
};

const toPdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
