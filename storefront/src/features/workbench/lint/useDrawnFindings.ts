import { type LinkTarget, type PageDocument, viewContainers } from '@solvik/content-schema/editing';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../frameAddress.ts';
import type { OpenPage } from '../useDocument.ts';
import { type Seen, visitorOf, widths } from '../seen.ts';
import { inSight } from './inSight.ts';
import { type DrawnOf, keepCurrent } from './keepCurrent.ts';
import { lookAtPage } from './lookAtPage.ts';
import { openMeasuringFrame } from './measuringFrame.ts';
import { keepMeasuringFrames } from './measuringFrames.ts';
import { placeDrawn } from './placeDrawn.ts';
import { isSameSpot, planRound, type Spot } from './spots.ts';
import type { ToldFinding } from './toldFinding.ts';

/** How long nothing has been typed before the page is looked at, in milliseconds. */
const stillness = 1_500;

/** In the order in which shoppers have them: the usual phone first. */
const order = [390, ...widths.filter((width) => width !== 390)];

interface Looking {
  /** Nothing is looked at where no page is open. */
  readonly page: {
    readonly editing?: Pick<NonNullable<OpenPage['editing']>, 'document' | 'saved'> | undefined;
    readonly summary?: Pick<NonNullable<OpenPage['summary']>, 'key' | 'pageId'> | undefined;
  };
  readonly seen: Seen;
  readonly now: Date;
  /** What the shop's own places are called. */
  readonly targets: readonly LinkTarget[] | undefined;
}

interface Looked {
  readonly of: string;
  readonly drawn: readonly DrawnOf[];
}

/**
 * What can be said of the page as it is drawn, on every front and at every width, the one that is looked at first: looked at in a
 * frame of its own once the page has been still, begun anew at the next letter, and told as it comes. What was seen before stands
 * until then where nothing has changed.
 */
export function useDrawnFindings({
  page: { editing, summary },
  seen,
  now,
  targets,
}: Looking): readonly ToldFinding[] {
  const { site } = useServices();
  const { locale, basename } = site;
  const document = editing?.document;
  const address = editing?.saved;
  const { key = '', pageId } = summary ?? {};
  const { front, language, market, customerType, membership, at } = seen;
  // Whoever looks at another time or as somebody else may be shown another page.
  const of = [key, customerType, membership, at].join(' ');
  const [looked, setLooked] = useState<Looked>({ of: '', drawn: [] });
  const [frames] = useState(() =>
    keepMeasuringFrames((wanted) => openMeasuringFrame({ window, address: wanted })),
  );
  const spots = useMemo(() => planRound({ front, language, market }), [front, language, market]);

  useEffect(() => () => frames.close(), [frames]);

  useEffect(() => {
    if (!document || !address || pageId === undefined) return undefined;
    let isWanted = true;
    const placeOf = (spot: Spot) => (spot === spots[0] ? 'first' : 'passing');

    const look = async (shown: PageDocument) => {
      await lookAtPage({
        spots,
        widths: order,
        shownAt: (spot, width) => ({
          areaId: pageId,
          containers: viewContainers(shown, {
            areaId: pageId,
            visitor: visitorOf(
              { ...spot, customerType, membership, at, width, conditions: [] },
              spot.front,
              now,
            ),
          }),
          width,
        }),
        frameOn: (spot) =>
          frames.at(placeOf(spot), frameAddress(address, { ...spot, basename, targets })),
        giveUp: (spot) => frames.drop(placeOf(spot)),
        inSight: () => inSight(window.document),
        isWanted: () => isWanted,
        onSeen: (drawn) =>
          setLooked((before) => ({
            of,
            drawn: [
              ...before.drawn.filter(
                (each) =>
                  before.of === of && !(isSameSpot(each, drawn) && each.width === drawn.width),
              ),
              { ...drawn, of: shown },
            ],
          })),
      });
      if (isWanted) frames.drop('passing');
    };

    const timer = setTimeout(() => void look(document), stillness);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [
    document,
    address,
    pageId,
    of,
    spots,
    customerType,
    membership,
    at,
    now,
    targets,
    basename,
    frames,
  ]);

  return useMemo(() => {
    if (!document || pageId === undefined || looked.of !== of) return [];
    const place = { document, areaId: pageId };
    return placeDrawn(keepCurrent(looked.drawn, { ...place, spots }), place, locale);
  }, [document, pageId, of, looked, spots, locale]);
}
