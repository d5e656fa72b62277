/**
 * The protocol between an editor's window and a page of the shop in a frame, by `postMessage`. Both
 * name the protocol and its version; each side numbers its own messages from 1. A page sends
 * `ready` once it listens and in answer to every `hello`, and answers every `patch` with `ack`; an
 * unknown message is left unanswered. See docs/reference/preview-bridge.md.
 */
import { type MenuLocation, menuLocations } from '../document/menuDocument.ts';
import type { ViewedContainer } from '../document/viewContainers.ts';
import type { ViewedMenu } from '../document/viewMenu.ts';
import { type RenderedFinding, isRenderedFinding } from '../findings/renderedFinding.ts';
import { isObject } from '../read/isObject.ts';
import { isSafeHref } from '../read/isSafeHref.ts';
import type { Problem } from '../read/problem.ts';

export const bridgeProtocol = 'solvik-preview';
export const bridgeVersion = 1;

/** An area or page that is rendered on the framed page. */
export interface FramedArea {
  readonly id: number;
  readonly name: string;
}

export type EditorMessage =
  | { readonly kind: 'hello' }
  /** Replaces an area's containers, and its name by the page's title; nothing is stored. */
  | {
      readonly kind: 'patch';
      readonly areaId: number;
      readonly containers: readonly ViewedContainer[];
      readonly title?: string;
      readonly description?: string;
    }
  /** Replaces a menu's entries; nothing is stored. */
  | ({ readonly kind: 'patch-menu'; readonly location: MenuLocation } & ViewedMenu)
  /** Scrolls a menu into view, opened where it can be opened. */
  | { readonly kind: 'show-menu'; readonly location: MenuLocation }
  /** Widgets by the Data API's id; null removes the mark. */
  /** `label` is shown on the mark, in the editor's language. */
  | { readonly kind: 'select'; readonly widgetId: string | null; readonly label?: string }
  | { readonly kind: 'hover'; readonly widgetId: string | null }
  /** `select`: a press chooses a widget; `use`: the page responds as it does to shoppers. */
  | { readonly kind: 'mode'; readonly mode: 'select' | 'use' }
  /** Requests the findings of the page as it is rendered now. */
  | { readonly kind: 'inspect' };

export type PageMessage =
  | { readonly kind: 'ready'; readonly areas: readonly FramedArea[] }
  /** `answers` is the number of the patch; `problems` are of widgets that could not be shown, by widget id. */
  | {
      readonly kind: 'ack';
      readonly answers: number;
      readonly problems: readonly {
        readonly widgetId: string;
        readonly problems: readonly Problem[];
      }[];
    }
  | { readonly kind: 'select'; readonly widgetId: string }
  | { readonly kind: 'hover'; readonly widgetId: string | null }
  /** `answers` is the number of the inspect. */
  | {
      readonly kind: 'inspected';
      readonly answers: number;
      readonly findings: readonly RenderedFinding[];
    };

export type Sent<M> = M & {
  readonly protocol: typeof bridgeProtocol;
  readonly version: number;
  readonly sequence: number;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isIdOrNull = (value: unknown): boolean => value === null || isText(value);
const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

/** A sender that knows its visitor's viewport omits it. */
const isClassNames = (value: unknown): boolean => value === undefined || isListOf(value, isText);
const isWidget = (value: unknown): boolean =>
  isObject(value) &&
  isClassNames(value['classNames']) &&
  ['id', 'name', 'type', 'size', 'configuration'].every((key) => isText(value[key])) &&
  isWhole(value['sortOrder']);
const isContainer = (value: unknown): boolean =>
  isObject(value) &&
  isWhole(value['id']) &&
  isWhole(value['sortOrder']) &&
  isClassNames(value['classNames']) &&
  ['name', 'layout', 'responsiveMode', 'design'].every((key) => isText(value[key])) &&
  isListOf(value['widgets'], isWidget);
const isProblem = (value: unknown): boolean =>
  isObject(value) && isText(value['path']) && isText(value['code']);

const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);
const isLocation = (value: unknown): boolean =>
  menuLocations.some((location) => location === value);

/** As deep as a menu is rendered (checkMenu). */
const maxMenuLevels = 3;
const isMenuItems = (value: unknown, level = 1): boolean =>
  isListOf(
    value,
    (item) =>
      isObject(item) &&
      isText(item['id']) &&
      isText(item['label']) &&
      isText(item['canonicalUrl']) &&
      isSafeHref(item['canonicalUrl']) &&
      (level < maxMenuLevels
        ? isMenuItems(item['children'], level + 1)
        : isListOf(item['children'], () => false)),
  );

/** More is not a page of the shop. */
const maxFindings = 500;

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const editorShapes: Readonly<Record<EditorMessage['kind'], Shape>> = {
  hello: {},
  patch: {
    areaId: isWhole,
    containers: (value) => isListOf(value, isContainer),
    title: isTextOrNone,
    description: isTextOrNone,
  },
  'patch-menu': { location: isLocation, title: isTextOrNone, items: (value) => isMenuItems(value) },
  'show-menu': { location: isLocation },
  select: { widgetId: isIdOrNull, label: isTextOrNone },
  hover: { widgetId: isIdOrNull },
  mode: { mode: (value) => value === 'select' || value === 'use' },
  inspect: {},
};

const pageShapes: Readonly<Record<PageMessage['kind'], Shape>> = {
  ready: {
    areas: (value) =>
      isListOf(value, (area) => isObject(area) && isWhole(area['id']) && isText(area['name'])),
  },
  ack: {
    answers: isWhole,
    problems: (value) =>
      isListOf(
        value,
        (each) =>
          isObject(each) && isText(each['widgetId']) && isListOf(each['problems'], isProblem),
      ),
  },
  select: { widgetId: isText },
  hover: { widgetId: isIdOrNull },
  inspected: {
    answers: isWhole,
    findings: (value) =>
      isListOf(value, isRenderedFinding) && (value as readonly unknown[]).length <= maxFindings,
  },
};

function read<M>(value: unknown, shapes: Readonly<Record<string, Shape>>): Sent<M> | undefined {
  if (
    !isObject(value) ||
    value['protocol'] !== bridgeProtocol ||
    value['version'] !== bridgeVersion ||
    !isWhole(value['sequence'])
  )
    return undefined;
  const kind = value['kind'];
  if (!isText(kind) || !Object.hasOwn(shapes, kind)) return undefined;
  const fits = Object.entries(shapes[kind] ?? {}).every(([key, is]) => is(value[key]));
  const message: unknown = value;
  return fits ? (message as Sent<M>) : undefined;
}

/**
 * A message of an editor's window; undefined for anything else, another version's messages among
 * it.
 */
export const readEditorMessage = (value: unknown): Sent<EditorMessage> | undefined =>
  read(value, editorShapes);
/** A message of a framed page; undefined for anything else. */
export const readPageMessage = (value: unknown): Sent<PageMessage> | undefined =>
  read(value, pageShapes);

/** Numbers messages as they are sent. */
export function createSender<M extends { readonly kind: string }>(
  post: (message: Sent<M>) => void,
): (message: M) => number {
  let sequence = 0;
  return (message) => {
    sequence += 1;
    post({ ...message, protocol: bridgeProtocol, version: bridgeVersion, sequence });
    return sequence;
  };
}
