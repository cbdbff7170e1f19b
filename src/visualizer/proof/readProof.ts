import type { ItemProof, Proof, ProofPicture, ProofStep } from './proof.ts';

/** Why a text is no proof; it is missing where no tests have run, which the server says as `null`. */
export type ProofProblem = 'missing' | 'notJson' | 'notAProof' | 'otherVersion';

/** A proof that was read, or why it could not be. */
export type ProofReading =
  | { readonly proof: Proof; readonly problem: null }
  | { readonly proof: null; readonly problem: ProofProblem };

/** Where a page finds what the last run of the path tests showed; its pictures are in the same folder. */
export const PROOF_ADDRESS = '/proof/proof.json';

const FOLDER = PROOF_ADDRESS.slice(0, PROOF_ADDRESS.lastIndexOf('/') + 1);
/** In the file a picture is named relative to it; nothing else may be requested. */
const PICTURE_NAME = /^[\w-]+\.jpg$/;

/** Reads the report of the path tests and gives its pictures their address on this page; never throws. */
export function readProof(text: string): ProofReading {
  const file = parsed(text);
  if (file === undefined) return { proof: null, problem: 'notJson' };
  if (file === null) return { proof: null, problem: 'missing' };
  if (!isRecord(file)) return { proof: null, problem: 'notAProof' };
  if (file['version'] !== 1) return { proof: null, problem: 'otherVersion' };
  const { modelHash, at, items, pictures } = file;
  const isSound = isText(modelHash) && isText(at) && !Number.isNaN(Date.parse(at));
  if (!isSound || !areItems(items) || !arePictures(pictures)) return { proof: null, problem: 'notAProof' };
  return { proof: { version: 1, modelHash, at, items: addressed(items), pictures: located(pictures) }, problem: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function addressed(items: Proof['items']): Proof['items'] {
  const pairs = Object.entries(items).map(([id, item]): [string, ItemProof] => {
    const { isModelCovered, isBrowserCovered, steps } = item;
    const pictures = item.pictures.map((name) => `${FOLDER}${name}`);
    return [id, { isModelCovered, isBrowserCovered, steps, pictures }];
  });
  return Object.fromEntries(pairs);
}

function located(pictures: Proof['pictures']): Proof['pictures'] {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, { step, states }]) => [`${FOLDER}${name}`, { step, states }]),
  );
}

function areItems(value: unknown): value is Proof['items'] {
  return isRecord(value) && Object.values(value).every(isItem);
}

function isItem(value: unknown): value is ItemProof {
  if (!isRecord(value)) return false;
  const { isModelCovered, isBrowserCovered, steps, pictures } = value;
  const isCounted = typeof isModelCovered === 'boolean' && typeof isBrowserCovered === 'boolean';
  return isCounted && isListOf(steps, isStep) && isListOf(pictures, isPictureName);
}

function arePictures(value: unknown): value is Proof['pictures'] {
  return isRecord(value) && Object.keys(value).every(isPictureName) && Object.values(value).every(isPicture);
}

function isPicture(value: unknown): value is ProofPicture {
  return isRecord(value) && isStep(value['step']) && isListOf(value['states'], isText);
}

function isStep(value: unknown): value is ProofStep {
  return isRecord(value) && isText(value['path']) && Number.isInteger(value['index']);
}

function isPictureName(value: unknown): value is string {
  return isText(value) && PICTURE_NAME.test(value);
}

function isListOf<Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry): value is readonly Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
