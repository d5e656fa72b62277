import { type PageDocument, viewContainers } from '@solvik/content-schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../frameAddress.ts';
import type { OpenPage } from '../useDocument.ts';
import { type Front, languageOf, type Seen, shownFronts, visitorOf, widths } from '../seen.ts';
import { type MeasuringFrame, openMeasuringFrame } from './measuringFrame.ts';
import { type DrawnAt, placeDrawn } from './placeDrawn.ts';
import type { ToldFinding } from './toldFinding.ts';

/** How long nothing has been typed before the page is looked at, in milliseconds. */
const stillness = 1_500;

/** How many frames are asked before a page is left as it is until its next change. */
const mostTries = 3;

/** In the order in which shoppers have them: the usual phone first. */
const order = [390, ...widths.filter((width) => width !== 390)];

interface Looking {
  /** Nothing is looked at where no page is open. */
  readonly page: Partial<Pick<OpenPage, 'editing' | 'summary'>>;
  readonly seen: Seen;
  readonly now: Date;
}

interface Looked {
  readonly key: string;
  readonly drawn: readonly DrawnAt[];
}

/**
 * What can be said of the page as it is drawn, on the fronts that are looked at and at every width: looked at in a frame of its own
 * once the page has been still, given up at the next letter, and told as it comes. What was seen before stands until then.
 */
export function useDrawnFindings({ page: { editing, summary }, seen, now }: Looking): readonly ToldFinding[] {
  const { site } = useServices();
  const { locale, basename } = site;
  const document = editing?.document;
  const address = editing?.saved;
  const [looked, setLooked] = useState<Looked>({ key: '', drawn: [] });
  const frame = useRef<MeasuringFrame>(undefined);
  const { key = '', pageId } = summary ?? {};

  useEffect(() => () => frame.current?.close(), []);

  useEffect(() => {
    if (!document || !address || pageId === undefined) return undefined;
    let isWanted = true;

    const frameOn = (front: Front): MeasuringFrame => {
      const wanted = frameAddress(address, { front, language: languageOf(front), basename });
      if (frame.current?.address === wanted) return frame.current;
      frame.current?.close();
      frame.current = openMeasuringFrame({ window, address: wanted });
      return frame.current;
    };

    const look = async (shown: PageDocument) => {
      for (const front of shownFronts(seen)) {
        for (const width of order) {
          if (!isWanted) return;
          const containers = viewContainers(shown, { areaId: pageId, visitor: visitorOf({ ...seen, width }, front, now) });
          let findings = await frameOn(front).inspect({ areaId: pageId, containers, width });
          // A frame that does not answer is given up, and another asked.
          for (let tries = 1; !findings && tries < mostTries; tries += 1) {
            if (!isWanted) return;
            frame.current?.close();
            frame.current = undefined;
            findings = await frameOn(front).inspect({ areaId: pageId, containers, width });
          }
          if (!isWanted || !findings) return;
          setLooked((before) => ({ key, drawn: [...before.drawn.filter((each) => before.key === key && shownFronts(seen).includes(each.front) && !(each.front === front && each.width === width)), { front, width, findings }] }));
        }
      }
    };

    const timer = setTimeout(() => void look(document), stillness);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, address, pageId, key, seen, now, basename]);

  return useMemo(() => (document && pageId !== undefined && looked.key === key ? placeDrawn(looked.drawn, { document, areaId: pageId }, locale) : []), [document, pageId, key, looked, locale]);
}
