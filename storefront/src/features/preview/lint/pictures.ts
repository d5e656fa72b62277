/** Pictures that cannot be shown, and those that did not come while the page was looked at: of what stands on them nothing is known. */
import type { DrawnFinding } from '@solvik/content-schema/editing';
import { markAttribute } from '../marks.ts';
import { isAcross } from './walkThrough.ts';

interface Fetched {
  /** Empty until it was asked for. */
  readonly url: string;
  readonly isComplete: boolean;
  /** Pixels of its own; 0 of one that cannot be shown. */
  readonly naturalWidth: number;
}

/** A picture that waits until it is near is asked for when the walk comes by, so one that was never asked for is beside the page. */
export function stateOf({ url, isComplete, naturalWidth }: Fetched): 'there' | 'gone' | 'late' {
  if (!isComplete) return 'late';
  return url !== '' && naturalWidth === 0 ? 'gone' : 'there';
}

const levels = { gone: 'warning', late: 'hint' } as const;

export function checkPictures(widget: Element): readonly DrawnFinding[] {
  const widgetId = widget.getAttribute(markAttribute);
  return [...widget.querySelectorAll('img')].flatMap((picture): readonly DrawnFinding[] => {
    const { currentSrc, src, complete, naturalWidth } = picture;
    const url = currentSrc || src;
    const state = stateOf({ url, isComplete: complete, naturalWidth });
    if (state === 'there' || !isAcross(picture)) return [];
    return [
      { level: levels[state], code: `picture-${state}`, widgetId, picture: url.slice(0, 2_000) },
    ];
  });
}
