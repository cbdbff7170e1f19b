/** What a control is to a person, in the words of assistive technology. */
export type ControlRole =
  | 'button'
  | 'link'
  | 'textbox'
  | 'password'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'slider'
  | 'menuitem';

/** How a control stands: not there, there but refusing to be used, or ready to be used. */
export type Standing = 'missing' | 'disabled' | 'enabled';

/** A control that can be seen: what it is, what it is called, and the named parts it stands in, the innermost first. */
export type SeenControl = {
  readonly role: ControlRole;
  readonly name: string;
  readonly within: readonly string[];
  readonly isEnabled: boolean;
  /** Its place among everything in the page that `selector` of the same sight finds. */
  readonly place: number;
};

/** One look at the whole page, as plain data. */
export type Sight = {
  /** The words of every h1; a screen has exactly one. */
  readonly headings: readonly string[];
  /** Path and fragment of the address bar. */
  readonly address: string;
  readonly title: string;
  /** The names of the dialogs that are open. */
  readonly dialogs: readonly string[];
  /** The lines that unfold something and are closed now. */
  readonly folded: readonly string[];
  readonly controls: readonly SeenControl[];
  readonly selector: string;
};

/** What a person sees. A look changes nothing and does not wait; a blink lets a page that is changing go on. */
export type Eyes = { readonly look: () => Promise<Sight>; readonly blink: () => Promise<void> };

/** How the control of this role and one of these names stands; of several alike, one that is ready is enough. */
export function standingOf(sight: Sight, role: ControlRole, names: readonly string[], within?: string): Standing {
  const wanted = new Set(names.map(withoutSpaces));
  const found = sight.controls.filter(
    (control) =>
      control.role === role &&
      wanted.has(withoutSpaces(control.name)) &&
      (within === undefined || control.within.some((part) => withoutSpaces(part) === withoutSpaces(within))),
  );
  if (found.length === 0) return 'missing';
  return found.some(({ isEnabled }) => isEnabled) ? 'enabled' : 'disabled';
}

/** Whether words stand on a line or below each other is a matter of style. */
function withoutSpaces(words: string): string {
  return words.replaceAll(/\s/gu, '');
}
