import type { Locator, Page } from '@playwright/test';
import { cast } from '#test/support/cast.ts';

export type ControlRole = 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'radio' | 'slider' | 'menuitem';

type Role = Parameters<Page['getByRole']>[0];

/** A node of Playwright's accessibility snapshot. */
type AriaNode = {
  readonly role: Role | 'text';
  readonly name?: string;
  readonly level?: number;
  readonly disabled?: boolean;
  readonly children?: readonly (AriaNode | string)[];
};

type NamedElement = { readonly role: Role; readonly name: string };
type PageElement = AriaNode & NamedElement & { readonly ancestors: readonly NamedElement[] };

/** The parts of a page that are compared with the chart. */
export type PageReading = {
  readonly headings: readonly string[];
  /** The path and fragment. */
  readonly address: string;
  readonly title: string;
  /** Names of the open dialogs. */
  readonly dialogs: readonly string[];
  readonly elements: readonly PageElement[];
};

/** Identifies a control by its role, its possible names and, if the name isn't unique, the named element around it. */
export type ControlQuery = {
  readonly role: ControlRole;
  readonly names: readonly string[];
  readonly within?: string | undefined;
};

export async function readPage(page: Page): Promise<PageReading> {
  const title = await page.title();
  const elements = flattenElements(cast<readonly AriaNode[]>(await page.ariaSnapshotJSON()), []);
  const { pathname, hash } = new URL(page.url());
  return {
    headings: elements.filter(({ role, level }) => role === 'heading' && level === 1).map(({ name }) => name),
    address: `${pathname}${hash}`,
    title,
    dialogs: elements.filter(({ role }) => role === 'dialog').map(({ name }) => name),
    elements,
  };
}

function flattenElements(
  nodes: readonly (AriaNode | string)[],
  ancestors: readonly NamedElement[],
): readonly PageElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.role === 'text') return [];
    const { role, name = '', children = [] } = node;
    return [
      { ...node, role, name, ancestors },
      ...flattenElements(children, name === '' ? ancestors : [...ancestors, { role, name }]),
    ];
  });
}

/** Returns the matching control, preferably an enabled one, or undefined. */
export function findControl({ elements }: PageReading, { role, names, within }: ControlQuery): PageElement | undefined {
  const found = elements.filter(
    (element) =>
      element.role === role &&
      names.some((name) => hasName(element, name)) &&
      (within === undefined || element.ancestors.some((ancestor) => hasName(ancestor, within))),
  );
  return found.find(({ disabled }) => disabled !== true) ?? found[0];
}

/** Returns a locator for a found control, scoped to its ancestor with the given name, if any. */
export function locateControl(
  page: Page,
  { role, name, disabled = false, ancestors }: PageElement,
  ancestorName = '',
): Locator {
  const parent = ancestors.find((ancestor) => hasName(ancestor, ancestorName));
  const root = parent === undefined ? page : page.getByRole(parent.role, { name: parent.name, exact: true });
  return root.getByRole(role, { name, disabled, exact: true }).first();
}

/** Compares names without whitespace, because styles decide where lines break. */
function hasName({ name }: NamedElement, expected: string): boolean {
  return stripWhitespace(name) === stripWhitespace(expected);
}

function stripWhitespace(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
