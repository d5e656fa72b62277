import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { createFramePool } from './framePool.ts';
import { inspectRound, type InspectionRound } from './inspectRound.ts';
import { openMeasuringFrame } from './measuringFrame.ts';

/** How long the document must be unchanged before the page is inspected, in milliseconds. */
const stillness = 1_500;

/** What is inspected: another object of each restarts it. */
type InspectionOptions = Pick<
  InspectionRound,
  'spots' | 'visitor' | 'now' | 'targets' | 'onInspected'
> & {
  readonly [name in 'document' | 'saved' | 'pageId']: InspectionRound[name] | undefined;
};

/**
 * Inspects the page in frames of its own once it is unchanged for a while, and restarts at the next
 * letter. Nothing is inspected where no page is open.
 */
export function useInspection(options: InspectionOptions): void {
  const { document, saved, pageId, spots, visitor, now, targets, onInspected } = options;
  const { basename } = useHost().site;
  const [frames] = useState(() =>
    createFramePool((requested) => openMeasuringFrame({ window, address: requested })),
  );
  useEffect(() => () => frames.close(), [frames]);

  useEffect(() => {
    if (!document || !saved || pageId === undefined) return undefined;
    let isCurrent = true;
    const page = { document, saved, pageId };
    const shown = { spots, visitor, now, targets, basename };
    const inspect = () =>
      inspectRound(frames, { ...page, ...shown, onInspected, isCurrent: () => isCurrent });
    const timer = setTimeout(() => void inspect(), stillness);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, saved, pageId, spots, visitor, now, targets, basename, frames, onInspected]);
}
