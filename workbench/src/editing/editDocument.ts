/** An editor's changes of a page, as pure functions from one document to the next. */
import { isObject, shapeOf, type WidgetType } from '@solvik/content-schema';
import type { PageDocument, StoredContainer, StoredWidget } from '@solvik/content-schema/editing';

/** Keys into a widget's stored fields from the outside in: `['figures', 0, 'caption', 'fi']`. */
export type FieldPath = readonly (string | number)[];

/** The value at a path; undefined where there is none. */
export function readAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      Array.isArray(current)
        ? (current as readonly unknown[])[Number(key)]
        : isObject(current)
          ? current[key]
          : undefined,
    value,
  );
}

/** The same with another value at a path; undefined removes it. Missing parents are created. */
export function writeAt(value: unknown, [key, ...rest]: FieldPath, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const next = writeAt(list[key], rest, replacement);
    return next === undefined
      ? list.filter((_item, at) => at !== key)
      : list
          .map((item, at) => (at === key ? next : item))
          .concat(key === list.length ? [next] : []);
  }
  const { [key]: current, ...others } = isObject(value) ? value : {};
  const next = writeAt(current, rest, replacement);
  return next === undefined ? others : { ...others, [key]: next };
}

const changeContainers = (
  document: PageDocument,
  change: (containers: readonly StoredContainer[]) => readonly StoredContainer[],
): PageDocument => ({ ...document, containers: change(document.containers) });

export const widgetsOf = ({ containers }: PageDocument): readonly StoredWidget[] =>
  containers.flatMap(({ widgets }) => widgets);

export const changeContainer = (
  document: PageDocument,
  containerId: string,
  change: (container: StoredContainer) => StoredContainer,
): PageDocument =>
  changeContainers(document, (containers) =>
    containers.map((container) => (container.id === containerId ? change(container) : container)),
  );

export function changeWidget(
  document: PageDocument,
  widgetId: string,
  change: (widget: StoredWidget) => StoredWidget,
): PageDocument {
  return changeContainers(document, (containers) =>
    containers.map((container) => ({
      ...container,
      widgets: container.widgets.map((widget) =>
        widget.id === widgetId ? change(widget) : widget,
      ),
    })),
  );
}

export const setField = (
  document: PageDocument,
  {
    widgetId,
    path,
    value,
  }: { readonly widgetId: string; readonly path: FieldPath; readonly value: unknown },
): PageDocument =>
  changeWidget(document, widgetId, (widget) => ({
    ...widget,
    fields: (writeAt(widget.fields, path, value) ?? {}) as StoredWidget['fields'],
  }));

/** An id that is free on the page: the name itself, or the name with a number. */
export function freeId(document: PageDocument, word: string): string {
  const taken = new Set(
    document.containers.flatMap(({ id, widgets }) => [id, ...widgets.map((widget) => widget.id)]),
  );
  const base =
    word
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'x';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${String(number)}`)) number += 1;
  return `${base}-${String(number)}`;
}

/**
 * Adds a new widget, empty unless an example is given, named by its id until an editor names it, in
 * a row of its own below the chosen one, or last.
 */
export function addWidget(
  document: PageDocument,
  {
    type,
    afterId,
    fields = {},
  }: {
    readonly type: WidgetType;
    readonly afterId?: string | undefined;
    readonly fields?: StoredWidget['fields'] | undefined;
  },
): { readonly document: PageDocument; readonly widgetId: string } {
  const widgetId = freeId(document, type);
  const widget: StoredWidget = {
    id: widgetId,
    type,
    version: shapeOf(type).version,
    name: widgetId,
    size: 'full',
    fields,
  };
  const rowId = freeId(document, `row-${widgetId}`);
  const row: StoredContainer = {
    id: rowId,
    name: rowId,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [widget],
  };
  const after = document.containers.findIndex(({ widgets }) =>
    widgets.some(({ id }) => id === afterId),
  );
  const at = after < 0 ? document.containers.length : after + 1;
  return {
    widgetId,
    document: changeContainers(document, (containers) => containers.toSpliced(at, 0, row)),
  };
}

/** Removes a widget, and its row when it is empty then. */
export const removeWidget = (document: PageDocument, widgetId: string): PageDocument =>
  changeContainers(document, (containers) =>
    containers.flatMap((container) => {
      const widgets = container.widgets.filter(({ id }) => id !== widgetId);
      return widgets.length === 0 && container.widgets.length > 0
        ? []
        : [{ ...container, widgets }];
    }),
  );

/** As many as one row holds (readDocument). */
const maxInRow = 40;

/** Keeps the name of a row apart from its id, unless it is named by it. */
const rowLike = (
  row: StoredContainer,
  id: string,
  widgets: readonly StoredWidget[],
): StoredContainer => ({ ...row, id, name: row.name === row.id ? id : row.name, widgets });

/**
 * A copy right after its original: beside it in a row of several, else in a row of its own with the
 * original's settings.
 */
export function duplicateWidget(
  document: PageDocument,
  widgetId: string,
): { readonly document: PageDocument; readonly widgetId: string } {
  const copyId = freeId(document, widgetId);
  const next = changeContainers(document, (containers) =>
    containers.flatMap((row) => {
      const at = row.widgets.findIndex(({ id }) => id === widgetId);
      const original = row.widgets[at];
      if (!original) return [row];
      const copy = {
        ...original,
        id: copyId,
        name: original.name === original.id ? copyId : original.name,
      };
      return row.widgets.length > 1 && row.widgets.length < maxInRow
        ? [{ ...row, widgets: row.widgets.toSpliced(at + 1, 0, copy) }]
        : [row, rowLike(row, freeId(document, `row-${copyId}`), [copy])];
    }),
  );
  return { document: next, widgetId: copyId };
}

const rowOf = ({ containers }: PageDocument, widgetId: string): number =>
  containers.findIndex(({ widgets }) => widgets.some(({ id }) => id === widgetId));

/**
 * Moves a widget that shares its row to one of its own right after it, with the same layout,
 * schedule and audience.
 */
export function splitWidget(document: PageDocument, widgetId: string): PageDocument {
  const row = document.containers[rowOf(document, widgetId)];
  if (!row || row.widgets.length === 1) return document;
  const own = rowLike(
    row,
    freeId(document, `row-${widgetId}`),
    row.widgets.filter(({ id }) => id === widgetId),
  );
  return changeContainers(document, (containers) =>
    containers.flatMap((each) =>
      each === row
        ? [{ ...row, widgets: row.widgets.filter(({ id }) => id !== widgetId) }, own]
        : [each],
    ),
  );
}

/**
 * Appends a widget to the row above, whose settings apply from then on; its own row is removed when
 * it is empty then.
 */
export function joinAbove(document: PageDocument, widgetId: string): PageDocument {
  const from = rowOf(document, widgetId);
  const [widget, above] = [
    document.containers[from]?.widgets.find(({ id }) => id === widgetId),
    document.containers[from - 1],
  ];
  if (!widget || !above || above.widgets.length >= maxInRow) return document;
  return changeContainer(removeWidget(document, widgetId), above.id, (row) => ({
    ...row,
    widgets: [...row.widgets, widget],
  }));
}

/**
 * Moves a widget to a position among all widgets of the page. No row loses its settings: one that
 * is alone takes its row along, past whole rows; one of several moves within its row, and further
 * away gets a row like it. A step beyond its row’s end leaves it in place: that is `splitWidget`.
 * So a step down and a step up restore the page.
 */
export function moveWidget(document: PageDocument, widgetId: string, to: number): PageDocument {
  const order = widgetsOf(document);
  const from = order.findIndex(({ id }) => id === widgetId);
  const target = order[to];
  if (from < 0 || !target || to === from) return document;
  const [fromRow, toRow] = [rowOf(document, widgetId), rowOf(document, target.id)];
  const row = document.containers[fromRow];
  const widget = order[from];
  if (!row || !widget) return document;
  if (row.widgets.length === 1)
    return changeContainers(document, (containers) =>
      containers.toSpliced(fromRow, 1).toSpliced(toRow, 0, row),
    );
  if (fromRow === toRow) {
    const at = row.widgets.indexOf(widget);
    return changeContainer(document, row.id, () => ({
      ...row,
      widgets: row.widgets.toSpliced(at, 1).toSpliced(at + to - from, 0, widget),
    }));
  }
  if (Math.abs(to - from) === 1) return document;
  const split = splitWidget(document, widgetId);
  const own = split.containers[fromRow + 1];
  if (!own) return document;
  // Above its old row, or below it, where its new one has taken a position already.
  return changeContainers(split, (containers) =>
    containers.toSpliced(fromRow + 1, 1).toSpliced(to > from ? toRow + 1 : toRow, 0, own),
  );
}
