/**
 * Parses an area of content from the Data API: rows in order, widgets validated against their
 * types.
 */
import {
  type Parsed,
  parseWidget,
  type Problem,
  type SafeNode,
  type Widget,
} from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget, UnreadableWidget } from '@solvik/widgets';
import type { WidgetAreaQuery } from '../../../data-api/generated/operations.ts';
import { present } from '../../../data-api/present.ts';
import { onlyIn, readRow, readShare } from './readRow.ts';

export type AreaResponse = NonNullable<WidgetAreaQuery['widgetArea']>;
type RowResponse = NonNullable<NonNullable<AreaResponse['containers']>[number]>;
export type WidgetResponse = NonNullable<NonNullable<RowResponse['widgets']>[number]>;

/** A valid widget; its own data is added before it is placed. */
export interface ReadWidget extends Pick<PlacedWidget, 'id' | 'share' | 'only'> {
  readonly widget: Widget;
  /** Third-party markup, reduced to what may be shown. */
  readonly nodes?: readonly SafeNode[];
  /** In an editor's preview: the configuration as received. */
  readonly source?: { readonly type: string; readonly configuration: string };
}

/** What a widget shows, wherever it is placed. */
export type WidgetContent = Pick<ReadWidget, 'widget' | 'nodes' | 'source'>;

export interface ReadContainer extends Omit<PlacedContainer, 'widgets' | 'unreadable'> {
  readonly name?: string;
  readonly widgets: readonly ReadWidget[];
  readonly unreadable?: readonly UnreadableWidget[];
  /** The row's unknown layout words; defaults are used in their place. */
  readonly problems?: readonly Problem[];
}

/** An area ready to be placed. Absent parts are omitted for the transfer to the browser. */
export interface ReadArea extends Pick<AreaResponse, 'id' | 'name'> {
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly meta?: { readonly title?: string; readonly description?: string };
  readonly containers: readonly ReadContainer[];
}

export type ReadHtml = (markup: string) => readonly SafeNode[];

export interface ReadOptions {
  /** Includes what an editor needs besides what is shown. */
  readonly isPreview: boolean;
  /**
   * The parser of third-party markup, which areas with `containsHtml` need; without it such a widget
   * shows nothing.
   */
  readonly readHtml?: ReadHtml | undefined;
  /** Contents that are read already; `readContent` by default. */
  readonly contentOf?: (widget: WidgetResponse) => Parsed<WidgetContent>;
}

const inOrder = <T extends { readonly sortOrder: number }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => a.sortOrder - b.sortOrder);

interface RowsOfTypes {
  readonly containers?:
    | readonly ({
        readonly widgets?: readonly ({ readonly type: string } | null)[] | null;
      } | null)[]
    | null;
}

/** Whether an area contains third-party markup. */
export const containsHtml = ({ containers }: RowsOfTypes): boolean =>
  present(containers).some(({ widgets }) => present(widgets).some(({ type }) => type === 'html'));

/** The markup is rendered from its nodes, and need not be transferred twice. */
function withNodes(content: WidgetContent, readHtml: ReadHtml | undefined): WidgetContent {
  const { widget } = content;
  if (widget.type !== 'html' || !readHtml) return content;
  const nodes = readHtml(widget.configuration.markup);
  return {
    ...content,
    widget: { ...widget, configuration: { ...widget.configuration, markup: '' } },
    nodes,
  };
}

/** Reads a widget's configuration, whose problems are the answer when it is malformed. */
export function readContent(
  { type, size, configuration }: Pick<WidgetResponse, 'type' | 'size' | 'configuration'>,
  { isPreview, readHtml }: ReadOptions,
): Parsed<WidgetContent> {
  const read = parseWidget(type, configuration, size);
  if (read.kind === 'bad') return read;
  const content = { widget: read.value, ...(isPreview && { source: { type, configuration } }) };
  return { kind: 'ok', value: withNodes(content, readHtml) };
}

function readContainer(container: RowResponse, options: ReadOptions): ReadContainer {
  const { isPreview, contentOf = (widget) => readContent(widget, options) } = options;
  const { row, problems } = readRow(container);
  const widgets: ReadWidget[] = [];
  const unreadable: UnreadableWidget[] = [];
  for (const placed of inOrder(present(container.widgets))) {
    const { id, name, type, size, classNames, configuration } = placed;
    const read = contentOf(placed);
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
    widgets.push({
      id: String(id),
      share: readShare(size) ?? row.layout,
      ...onlyIn(classNames),
      ...read.value,
    });
  }
  return {
    id: String(container.id),
    ...row,
    widgets,
    ...(unreadable.length > 0 && { unreadable }),
    ...(problems.length > 0 && { problems, name: container.name }),
  };
}

/** Never throws: what cannot be parsed is listed in `unreadable` and `problems`. */
export function readArea(area: AreaResponse, options: ReadOptions): ReadArea {
  const { id, name, title, meta } = area;
  const tags = present(area.tags);
  const text = {
    ...(meta?.title && { title: meta.title }),
    ...(meta?.description && { description: meta.description }),
  };
  const rows = inOrder(present(area.containers));
  return {
    id,
    name,
    ...(title && { title }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(text).length > 0 && { meta: text }),
    containers: rows.map((container) => readContainer(container, options)),
  };
}
