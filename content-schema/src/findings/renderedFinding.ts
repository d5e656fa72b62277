/**
 * Findings that need a rendered page: its outline, its text over pictures and in boxes, its weight;
 * and what could not be measured.
 */
import { isObject } from '../read/isObject.ts';
import { type Finding, findingLevels } from './finding.ts';

export const renderedFindingCodes = [
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
export type RenderedFindingCode = (typeof renderedFindingCodes)[number];

export interface RenderedFinding {
  readonly level: Finding['level'];
  readonly code: RenderedFindingCode;
  /** The Data API's id of the widget it is about; null is the page. */
  readonly widgetId: string | null;
  /** The text as it is rendered on the page, at most 80 characters. */
  readonly words?: string;
  /** Address of the picture it is about. */
  readonly picture?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

const isShort = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length <= max;
const isValue = (value: unknown): boolean =>
  isShort(value, 300) || (typeof value === 'number' && Number.isFinite(value));

/** Untrusted input: it comes from another window. */
export function isRenderedFinding(value: unknown): value is RenderedFinding {
  if (!isObject(value)) return false;
  const { level, code, widgetId, words, picture, values } = value;
  return (
    findingLevels.some((each) => each === level) &&
    renderedFindingCodes.some((each) => each === code) &&
    (widgetId === null || isShort(widgetId, 200)) &&
    (words === undefined || isShort(words, 80)) &&
    (picture === undefined || isShort(picture, 2_000)) &&
    (values === undefined ||
      (isObject(values) &&
        Object.keys(values).length <= 10 &&
        Object.values(values).every(isValue)))
  );
}
