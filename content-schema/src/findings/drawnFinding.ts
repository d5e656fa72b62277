/** What can only be seen of a page once it is drawn: its outline, its words over pictures and in their boxes, its weight; and what of that could not be seen. */
import { isObject } from '../read/isObject.ts';
import { type Finding, findingLevels } from './finding.ts';

export const drawnCodes = [
  'no-page-heading',
  'many-page-headings',
  'heading-skips',
  'low-contrast',
  'text-clipped',
  'text-runs-out',
  'heavy-page',
  'heavy-first-picture',
  'late-first-picture',
  'picture-gone',
  'picture-late',
  'contrast-unknown',
  'page-unseen',
] as const;
export type DrawnCode = (typeof drawnCodes)[number];

export interface DrawnFinding {
  readonly level: Finding['level'];
  readonly code: DrawnCode;
  /** The Data API's id of the widget it is about; null is the page. */
  readonly widgetId: string | null;
  /** The words as they stand on the page, at most 80 letters. */
  readonly words?: string;
  /** Address of the picture it is about. */
  readonly picture?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

const isShort = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most;
const isValue = (value: unknown): boolean =>
  isShort(value, 300) || (typeof value === 'number' && Number.isFinite(value));

/** Read without trust: it comes from another window. */
export function isDrawnFinding(value: unknown): value is DrawnFinding {
  if (!isObject(value)) return false;
  const { level, code, widgetId, words, picture, values } = value;
  return (
    findingLevels.some((each) => each === level) &&
    drawnCodes.some((each) => each === code) &&
    (widgetId === null || isShort(widgetId, 200)) &&
    (words === undefined || isShort(words, 80)) &&
    (picture === undefined || isShort(picture, 2_000)) &&
    (values === undefined ||
      (isObject(values) &&
        Object.keys(values).length <= 10 &&
        Object.values(values).every(isValue)))
  );
}
