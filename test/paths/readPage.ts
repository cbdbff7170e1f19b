import type { Locator, Page } from '@playwright/test';
import { cast } from '#test/support/cast.ts';

export type ControlRole = 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'radio' | 'slider' | 'menuitem';

type Role = Parameters<Page['getByRole']>[0];

/** An element as Playwright's snapshot tells it to assistive technology. */
type AriaNode = {
  readonly role: Role | 'text';
  readonly name?: string;
  readonly level?: number;
  readonly disabled?: boolean;
  readonly children?: readonly (AriaNode | string)[];
};

type Named = { readonly role: Role; readonly name: string };
type SeenElement = AriaNode & Named & { readonly within: readonly Named[] };

/** A page as a person finds it at one time. */
export type PageReading = {
  readonly headings: readonly string[];
  /** Path and fragment. */
  readonly address: string;
  readonly title: string;
  /** The names of the open dialogs. */
  readonly dialogs: readonly string[];
  readonly elements: readonly SeenElement[];
};

/** The names that a control may have, and the named part of the page it is in where its name is not unique. */
export type Sought = {
  readonly role: ControlRole;
  readonly names: readonly string[];
  readonly within?: string | undefined;
};

export async function readPage(page: Page): Promise<PageReading> {
  const title = await page.title();
  const elements = elementsIn(cast<readonly AriaNode[]>(await page.ariaSnapshotJSON()), []);
  const { pathname, hash } = new URL(page.url());
  return {
    headings: elements.filter(({ role, level }) => role === 'heading' && level === 1).map(({ name }) => name),
    address: `${pathname}${hash}`,
    title,
    dialogs: elements.filter(({ role }) => role === 'dialog').map(({ name }) => name),
    elements,
  };
}

function elementsIn(nodes: readonly (AriaNode | string)[], within: readonly Named[]): readonly SeenElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.role === 'text') return [];
    const { role, name = '', children = [] } = node;
    return [
      { ...node, role, name, within },
      ...elementsIn(children, name === '' ? within : [...within, { role, name }]),
    ];
  });
}

/** Returns the control, or undefined where it is missing; of several alike, one that is enabled. */
export function controlIn({ elements }: PageReading, { role, names, within }: Sought): SeenElement | undefined {
  const found = elements.filter(
    (element) =>
      element.role === role &&
      names.some((name) => isNamed(element, name)) &&
      (within === undefined || element.within.some((part) => isNamed(part, within))),
  );
  return found.find(({ disabled }) => disabled !== true) ?? found[0];
}

/** Locates a control that was read, in the part where it was sought. */
export function locate(page: Page, { role, name, disabled = false, within }: SeenElement, part = ''): Locator {
  const parent = within.find((one) => isNamed(one, part));
  const root = parent === undefined ? page : page.getByRole(parent.role, { name: parent.name, exact: true });
  return root.getByRole(role, { name, disabled, exact: true }).first();
}

/** Whether words are on one line or below each other is a matter of style. */
function isNamed({ name }: Named, wanted: string): boolean {
  return withoutSpaces(name) === withoutSpaces(wanted);
}

function withoutSpaces(words: string): string {
  return words.replaceAll(/\s/gu, '');
}
