/** Reads an area of content as the Data API answers it: rows in order, widgets checked against their types. */
import { parseWidget, type Problem, type SafeNode, type Widget } from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget, UnreadableWidget } from '@solvik/widgets';
import type { WidgetAreaQuery } from '../../../data-api/generated/operations.ts';
import { onlyIn, readRow, readShare } from './readRow.ts';

export type AreaAnswer = NonNullable<WidgetAreaQuery['widgetArea']>;
type RowAnswer = NonNullable<NonNullable<AreaAnswer['containers']>[number]>;

/** A widget that can be shown; data of its own comes before it is placed. */
export interface ReadWidget extends Pick<PlacedWidget, 'id' | 'share' | 'only'> {
  readonly widget: Widget;
  /** Markup from elsewhere, read to what may be shown. */
  readonly nodes?: readonly SafeNode[];
  /** In an editor's preview: the configuration as it came. */
  readonly source?: { readonly type: string; readonly configuration: string };
}

export interface ReadContainer extends Omit<PlacedContainer, 'widgets' | 'unreadable'> {
  readonly name?: string;
  readonly widgets: readonly ReadWidget[];
  readonly unreadable?: readonly UnreadableWidget[];
  /** What the row says that is no layout of ours; it is shown as a usual one. */
  readonly problems?: readonly Problem[];
}

/** An area ready to be placed. Absent parts are left out, as it travels to the browser. */
export interface ReadArea extends Pick<AreaAnswer, 'id' | 'name'> {
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly meta?: { readonly title?: string; readonly description?: string };
  readonly containers: readonly ReadContainer[];
}

export type ReadHtml = (markup: string) => readonly SafeNode[];

export interface ReadOptions {
  /** Keeps what an editor needs beside what is shown. */
  readonly isPreview: boolean;
  /** The reader of markup from elsewhere, which `holdsHtml` areas need; without it such a widget shows nothing. */
  readonly readHtml?: ReadHtml | undefined;
}

const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);

const inOrder = <T extends { readonly sortOrder: number }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => a.sortOrder - b.sortOrder);

interface RowsOfTypes {
  readonly containers?:
    | readonly ({
        readonly widgets?: readonly ({ readonly type: string } | null)[] | null;
      } | null)[]
    | null;
}

/** Whether an area has markup from elsewhere. */
export const holdsHtml = ({ containers }: RowsOfTypes): boolean =>
  present(containers).some(({ widgets }) => present(widgets).some(({ type }) => type === 'html'));

/** The markup is shown by its nodes alone, and need not travel twice. */
function withNodes(read: ReadWidget, readHtml: ReadHtml | undefined): ReadWidget {
  const { widget } = read;
  if (widget.type !== 'html' || !readHtml) return read;
  const nodes = readHtml(widget.configuration.markup);
  return {
    ...read,
    widget: { ...widget, configuration: { ...widget.configuration, markup: '' } },
    nodes,
  };
}

function readContainer(container: RowAnswer, { isPreview, readHtml }: ReadOptions): ReadContainer {
  const { row, problems } = readRow(container);
  const widgets: ReadWidget[] = [];
  const unreadable: UnreadableWidget[] = [];
  for (const { id, name, type, size, classNames, configuration } of inOrder(
    present(container.widgets),
  )) {
    const read = parseWidget(type, configuration, size);
    if (read.kind === 'bad') {
      const raw = isPreview ? configuration : '';
      unreadable.push({
        id: String(id),
        name,
        type,
        before: widgets.length,
        problems: read.problems,
        raw,
      });
      continue;
    }
    const placed = {
      id: String(id),
      share: readShare(size) ?? row.layout,
      ...onlyIn(classNames),
      widget: read.value,
    };
    widgets.push(
      withNodes({ ...placed, ...(isPreview && { source: { type, configuration } }) }, readHtml),
    );
  }
  return {
    id: String(container.id),
    ...row,
    widgets,
    ...(unreadable.length > 0 && { unreadable }),
    ...(problems.length > 0 && { problems, name: container.name }),
  };
}

/** Never throws: what cannot be read is named in `unreadable` and `problems`. */
export function readArea(area: AreaAnswer, options: ReadOptions): ReadArea {
  const { id, name, title, meta } = area;
  const tags = present(area.tags);
  const words = {
    ...(meta?.title && { title: meta.title }),
    ...(meta?.description && { description: meta.description }),
  };
  const rows = inOrder(present(area.containers));
  return {
    id,
    name,
    ...(title && { title }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(words).length > 0 && { meta: words }),
    containers: rows.map((container) => readContainer(container, options)),
  };
}
