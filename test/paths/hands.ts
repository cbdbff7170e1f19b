import type { FileRef } from '#machines/domain/documents.ts';
import type { Session } from '#machines/domain/session.ts';
import type { ControlRole, Standing } from './eyes.ts';

/** A control as a person finds it: what it is, what it says, and the named part it stands in where there are several. */
export type Sought = {
  readonly role: ControlRole;
  readonly name: string | RegExp;
  readonly within?: { readonly role: 'form' | 'dialog' | 'radiogroup' | 'group' | 'region'; readonly name: string };
};

/** What the simulated outside world is asked to do: which calls fail, by the ids under which the chart makes them. */
export type Simulated = { readonly failing: readonly string[]; readonly requireContractScroll: boolean };

/**
 * What a person and the world around the page can do. Each call returns when the page has taken it up; what comes of it
 * is looked at afterwards. Time stands still unless it is told to pass.
 */
export type Hands = {
  /** Opens an address: loads the page the first time, then goes to an entry of the tab's own history. */
  readonly open: (address: string) => Promise<void>;
  readonly press: (sought: Sought) => Promise<void>;
  /** Presses a control that refuses to be used; nothing may come of it. */
  readonly pressInVain: (sought: Sought) => Promise<void>;
  /** Presses a control that something else lies over, as a voice control does, which does not look at the page. */
  readonly pressUnseen: (sought: Sought) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly type: (sought: Sought, text: string) => Promise<void>;
  /** Puts the cursor into a field and moves on to the next control. */
  readonly visit: (sought: Sought) => Promise<void>;
  /** Opens the line that says these words, unless it is open. */
  readonly unfold: (words: string) => Promise<void>;
  readonly tick: (sought: Sought, isTicked: boolean) => Promise<void>;
  /** Chooses an option of a list by its words. */
  readonly choose: (sought: Sought, option: string) => Promise<void>;
  /** Chooses a file of this kind, name and size for the place with this label. */
  readonly give: (label: string, file: FileRef) => Promise<void>;
  /** How a control stands at this moment. */
  readonly standing: (sought: Sought) => Promise<Standing>;
  /** Waits until these words can be read. */
  readonly read: (words: string | RegExp) => Promise<void>;
  readonly elapse: (ms: number) => Promise<void>;
  /** Lets time pass in steps until these words can be read, and no further than `mostMs`. */
  readonly elapseUntil: (words: string | RegExp, stepMs: number, mostMs: number) => Promise<void>;
  /** Another tab of the same browser keeps this session. */
  readonly changeSessionElsewhere: (session: Session) => Promise<void>;
  /** A PDF is on its way until one of these two: it comes, or it turns out to be broken. */
  readonly letDocumentCome: () => Promise<void>;
  readonly breakDocument: () => Promise<void>;
  /** The PDF that did not come in time is waited for no longer. */
  readonly giveDocumentUp: () => Promise<void>;
  /** A shown PDF can no longer be drawn when this control asks for it to be drawn anew. */
  readonly breakDrawing: (control: Sought) => Promise<void>;
  readonly simulate: (simulated: Simulated) => Promise<void>;
  /** Whether the browser refuses what is to be kept next; what comes after that it takes. */
  readonly refuseKeeping: (isRefused: boolean) => Promise<void>;
  /** Another tab of the same browser is of a newer version of the product. */
  readonly announceNewerVersion: () => Promise<void>;
};
