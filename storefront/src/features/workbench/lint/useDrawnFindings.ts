import { type LinkTarget, type PageDocument, viewContainers } from '@solvik/content-schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../frameAddress.ts';
import type { OpenPage } from '../useDocument.ts';
import { type Front, languageOf, type Seen, shownFronts, visitorOf, widths } from '../seen.ts';
import { inSight } from './inSight.ts';
import { lookAtPage } from './lookAtPage.ts';
import { type MeasuringFrame, openMeasuringFrame } from './measuringFrame.ts';
import { type DrawnAt, placeDrawn } from './placeDrawn.ts';
import type { ToldFinding } from './toldFinding.ts';

/** How long nothing has been typed before the page is looked at, in milliseconds. */
const stillness = 1_500;

/** In the order in which shoppers have them: the usual phone first. */
const order = [390, ...widths.filter((width) => width !== 390)];

interface Looking {
  /** Nothing is looked at where no page is open. */
  readonly page: Partial<Pick<OpenPage, 'editing' | 'summary'>>;
  readonly seen: Seen;
  readonly now: Date;
  /** What the shop's own places are called. */
  readonly targets: readonly LinkTarget[] | undefined;
}

interface Looked {
  readonly key: string;
  readonly drawn: readonly DrawnAt[];
}

/**
 * What can be said of the page as it is drawn, on the fronts that are looked at and at every width: looked at in a frame of its own
 * once the page has been still, given up at the next letter, and told as it comes. What was seen before stands until then.
 */
export function useDrawnFindings({ page: { editing, summary }, seen, now, targets }: Looking): readonly ToldFinding[] {
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
      const wanted = frameAddress(address, { front, language: languageOf(front), basename, targets });
      if (frame.current?.address === wanted) return frame.current;
      frame.current?.close();
      frame.current = openMeasuringFrame({ window, address: wanted });
      return frame.current;
    };

    const look = (shown: PageDocument) =>
      lookAtPage({
        fronts: shownFronts(seen),
        widths: order,
        shownAt: (front, width) => ({ areaId: pageId, containers: viewContainers(shown, { areaId: pageId, visitor: visitorOf({ ...seen, width }, front, now) }), width }),
        frameOn,
        giveUp: () => {
          frame.current?.close();
          frame.current = undefined;
        },
        inSight: () => inSight(window.document),
        isWanted: () => isWanted,
        onSeen: (drawn) => setLooked((before) => ({ key, drawn: [...before.drawn.filter((each) => before.key === key && shownFronts(seen).includes(each.front) && !(each.front === drawn.front && each.width === drawn.width)), drawn] })),
      });

    const timer = setTimeout(() => void look(document), stillness);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, address, pageId, key, seen, now, targets, basename]);

  return useMemo(() => (document && pageId !== undefined && looked.key === key ? placeDrawn(looked.drawn, { document, areaId: pageId }, locale) : []), [document, pageId, key, looked, locale]);
}
