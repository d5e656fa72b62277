/**
 * Broken pictures, and those that did not load during the inspection: text on them cannot be
 * checked.
 */
import type { RenderedFinding } from '@solvik/content-schema/editing';
import { markAttribute } from '../marks.ts';
import { isAcross } from './scrollThrough.ts';

interface Fetched {
  /** Empty until it was requested. */
  readonly url: string;
  readonly isComplete: boolean;
  /** Natural width; 0 if it is broken. */
  readonly naturalWidth: number;
}

/**
 * A lazy picture is requested when scrolled near, so one that was never requested is outside the
 * page.
 */
export function stateOf({ url, isComplete, naturalWidth }: Fetched): 'there' | 'gone' | 'late' {
  if (!isComplete) return 'late';
  return url !== '' && naturalWidth === 0 ? 'gone' : 'there';
}

const levels = { gone: 'warning', late: 'hint' } as const;

export function checkPictures(widget: Element): readonly RenderedFinding[] {
  const widgetId = widget.getAttribute(markAttribute);
  return [...widget.querySelectorAll('img')].flatMap((picture): readonly RenderedFinding[] => {
    const { currentSrc, src, complete, naturalWidth } = picture;
    const url = currentSrc || src;
    const state = stateOf({ url, isComplete: complete, naturalWidth });
    if (state === 'there' || !isAcross(picture)) return [];
    return [
      { level: levels[state], code: `picture-${state}`, widgetId, picture: url.slice(0, 2_000) },
    ];
  });
}
