/** What an editor does to a page, as pure steps from one document to the next. */
import { type PageDocument, shapeOf, type StoredContainer, type StoredWidget, type WidgetType } from '@solvik/content-schema';

/** Keys into a widget's stored fields from the outside in: `['figures', 0, 'caption', 'fi']`. */
export type FieldPath = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. */
export function readAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((held, key) => (Array.isArray(held) ? (held as readonly unknown[])[Number(key)] : isObject(held) ? held[key] : undefined), value);
}

/** The same with another value at a path; undefined takes it away. What is missing on the way is made. */
export function writeAt(value: unknown, [key, ...rest]: FieldPath, wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const next = writeAt(list[key], rest, wanted);
    return next === undefined ? list.filter((_item, at) => at !== key) : list.map((item, at) => (at === key ? next : item)).concat(key === list.length ? [next] : []);
  }
  const { [key]: held, ...others } = isObject(value) ? value : {};
  const next = writeAt(held, rest, wanted);
  return next === undefined ? others : { ...others, [key]: next };
}

const changeContainers = (document: PageDocument, change: (containers: readonly StoredContainer[]) => readonly StoredContainer[]): PageDocument => ({ ...document, containers: change(document.containers) });

export const widgetsOf = ({ containers }: PageDocument): readonly StoredWidget[] => containers.flatMap(({ widgets }) => widgets);

export const changeContainer = (document: PageDocument, containerId: string, change: (container: StoredContainer) => StoredContainer): PageDocument =>
  changeContainers(document, (containers) => containers.map((container) => (container.id === containerId ? change(container) : container)));

export function changeWidget(document: PageDocument, widgetId: string, change: (widget: StoredWidget) => StoredWidget): PageDocument {
  return changeContainers(document, (containers) => containers.map((container) => ({ ...container, widgets: container.widgets.map((widget) => (widget.id === widgetId ? change(widget) : widget)) })));
}

export const setField = (document: PageDocument, { widgetId, path, value }: { readonly widgetId: string; readonly path: FieldPath; readonly value: unknown }): PageDocument =>
  changeWidget(document, widgetId, (widget) => ({ ...widget, fields: (writeAt(widget.fields, path, value) ?? {}) as StoredWidget['fields'] }));

/** An id that nothing on the page has: the word itself, or the word with a number. */
export function freeId(document: PageDocument, word: string): string {
  const taken = new Set(document.containers.flatMap(({ id, widgets }) => [id, ...widgets.map((widget) => widget.id)]));
  const base = word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'x';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${String(number)}`)) number += 1;
  return `${base}-${String(number)}`;
}

/** Puts a new widget, empty unless an example is given, called by its id until somebody names it, in a row of its own below the one that is chosen, or last. */
export function addWidget(document: PageDocument, { type, afterId, fields = {} }: { readonly type: WidgetType; readonly afterId?: string | undefined; readonly fields?: StoredWidget['fields'] | undefined }): { readonly document: PageDocument; readonly widgetId: string } {
  const widgetId = freeId(document, type);
  const widget: StoredWidget = { id: widgetId, type, version: shapeOf(type).version, name: widgetId, size: 'full', fields };
  const rowId = freeId(document, `row-${widgetId}`);
  const row: StoredContainer = { id: rowId, name: rowId, layout: 'full', design: 'contained', responsiveMode: '', widgets: [widget] };
  const after = document.containers.findIndex(({ widgets }) => widgets.some(({ id }) => id === afterId));
  const at = after < 0 ? document.containers.length : after + 1;
  return { widgetId, document: changeContainers(document, (containers) => containers.toSpliced(at, 0, row)) };
}

/** Takes a widget away, and its row when nothing else stands there. */
export const removeWidget = (document: PageDocument, widgetId: string): PageDocument =>
  changeContainers(document, (containers) =>
    containers.flatMap((container) => {
      const widgets = container.widgets.filter(({ id }) => id !== widgetId);
      return widgets.length === 0 && container.widgets.length > 0 ? [] : [{ ...container, widgets }];
    }),
  );

/** A copy straight after its original, in the same row. */
export function duplicateWidget(document: PageDocument, widgetId: string): { readonly document: PageDocument; readonly widgetId: string } {
  const copyId = freeId(document, widgetId);
  const next = changeContainers(document, (containers) =>
    containers.map((container) => ({ ...container, widgets: container.widgets.flatMap((widget) => (widget.id === widgetId ? [widget, { ...widget, id: copyId }] : [widget])) })),
  );
  return { document: next, widgetId: copyId };
}

/** Moves a widget to a place among all widgets of the page: into the row that is there, or as its own row where it stood alone. */
export function moveWidget(document: PageDocument, widgetId: string, to: number): PageDocument {
  const order = widgetsOf(document);
  const from = order.findIndex(({ id }) => id === widgetId);
  const target = order[to];
  if (from < 0 || !target || to === from) return document;
  const rowOf = (id: string) => document.containers.findIndex(({ widgets }) => widgets.some((widget) => widget.id === id));
  const [fromRow, toRow] = [rowOf(widgetId), rowOf(target.id)];
  const row = document.containers[fromRow];
  const goal = document.containers[toRow];
  if (!row || !goal) return document;
  // Two that stand alone change places as rows, with their layout.
  if (row.widgets.length === 1 && goal.widgets.length === 1) return changeContainers(document, (containers) => containers.toSpliced(fromRow, 1).toSpliced(toRow, 0, row));
  const widget = row.widgets.find(({ id }) => id === widgetId);
  if (!widget) return document;
  return changeContainers(removeWidget(document, widgetId), (containers) =>
    containers.map((container) => {
      if (container.id !== goal.id) return container;
      const at = container.widgets.findIndex(({ id }) => id === target.id);
      return { ...container, widgets: container.widgets.toSpliced(to > from ? at + 1 : at, 0, widget) };
    }),
  );
}
