/**
 * A page or menu with all of its parts side by side, so that a moved part is still the same: each
 * part by its name, with its position as one of its fields.
 */
import type {
  MenuDocument,
  PageDocument,
  StoredContainer,
  StoredMenuItem,
  StoredWidget,
} from '@solvik/content-schema/editing';

type Document = PageDocument | MenuDocument;

/** `own` is the document's without its parts; `row …`, `widget …` and `item …` are the parts. */
export interface FlatDocument {
  readonly parts: Readonly<Record<string, unknown>>;
  /** Names, in reading order. */
  readonly order: readonly string[];
}

const widgetName = (id: string): string => `widget ${id}`;
const rowName = (id: string): string => `row ${id}`;
const itemName = (key: string): string => `item ${key}`;

const menu = 'menu';

/** A part's position, beside its fields. */
interface Placed<T> {
  readonly in: string;
  readonly is: T;
}

function flattenItems(
  items: readonly StoredMenuItem[],
  within: string,
): readonly (readonly [string, Placed<Omit<StoredMenuItem, 'children'>>])[] {
  return items.flatMap(({ children, ...is }) => [
    [itemName(is.key), { in: within, is }] as const,
    ...flattenItems(children ?? [], itemName(is.key)),
  ]);
}

export function flattenDocument(document: Document): FlatDocument {
  if ('items' in document) {
    const { items, ...own } = document;
    const flat = flattenItems(items, menu);
    return { parts: { own, ...Object.fromEntries(flat) }, order: flat.map(([name]) => name) };
  }
  const { containers, ...own } = document;
  const flat = containers.flatMap(({ widgets, ...row }) => [
    [rowName(row.id), row] as const,
    ...widgets.map(
      (widget) => [widgetName(widget.id), { in: rowName(row.id), is: widget }] as const,
    ),
  ]);
  return { parts: { own, ...Object.fromEntries(flat) }, order: flat.map(([name]) => name) };
}

function unflattenMenu({ parts, order }: FlatDocument): MenuDocument {
  const placed = order.flatMap((name) =>
    parts[name] ? [{ name, ...(parts[name] as Placed<Omit<StoredMenuItem, 'children'>>) }] : [],
  );
  const reached = new Set<string>();
  const raise = (within: string): readonly StoredMenuItem[] =>
    placed.flatMap((item) => {
      if (item.in !== within || reached.has(item.name)) return [];
      reached.add(item.name);
      const children = raise(item.name);
      return [{ ...item.is, ...(children.length > 0 && { children }) }];
    });
  const items = [...raise(menu)];
  // A cycle, as two editors moved them under each other: neither is lost, and the first is moved to
  // the top.
  for (const item of placed) {
    if (reached.has(item.name)) continue;
    reached.add(item.name);
    const children = raise(item.name);
    items.push({ ...item.is, ...(children.length > 0 && { children }) });
  }
  return { ...(parts['own'] as Omit<MenuDocument, 'items'>), items };
}

function unflattenPage({ parts, order }: FlatDocument): PageDocument {
  const widgets = order.flatMap((name) =>
    name.startsWith('widget ') && parts[name] ? [parts[name] as Placed<StoredWidget>] : [],
  );
  const rows = order.flatMap((name) =>
    name.startsWith('row ') && parts[name] ? [parts[name] as Omit<StoredContainer, 'widgets'>] : [],
  );
  const containers = rows.map((row): StoredContainer => ({
    ...row,
    widgets: widgets.filter(({ in: at }) => at === rowName(row.id)).map(({ is }) => is),
  }));
  return { ...(parts['own'] as Omit<PageDocument, 'containers'>), containers };
}

/** The parent of a part: a row, an item or the menu; undefined at the top. */
export const homeOf = (part: unknown): string | undefined =>
  typeof part === 'object' && part !== null && 'in' in part && 'is' in part && part.in !== menu
    ? String(part.in)
    : undefined;

export const unflattenDocument = (flat: FlatDocument): Document =>
  'tags' in (flat.parts['own'] as object) ? unflattenPage(flat) : unflattenMenu(flat);
