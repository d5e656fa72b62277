import { type LinkTarget, type PageDocument, viewContainers } from '@solvik/content-schema/editing';
import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../host.ts';
import { frameAddress } from '../frameAddress.ts';
import type { OpenPage } from '../useDocument.ts';
import { type PreviewSettings, visitorOf, widths } from '../preview/previewSettings.ts';
import { whenVisible } from './whenVisible.ts';
import { type InspectedDocument, dropStale } from './dropStale.ts';
import { inspectPage } from './inspectPage.ts';
import { openMeasuringFrame } from './measuringFrame.ts';
import { createFramePool } from './framePool.ts';
import { locateFindings } from './locateFindings.ts';
import { isSameSpot, planRound, type Spot } from './spots.ts';
import type { ReportedFinding } from './reportedFinding.ts';

/** How long the document must be unchanged before the page is inspected, in milliseconds. */
const stillness = 1_500;

/** Most used first: the usual phone. */
const order = [390, ...widths.filter((width) => width !== 390)];

interface Looking {
  /** Nothing is inspected where no page is open. */
  readonly page: {
    readonly editing?: Pick<NonNullable<OpenPage['editing']>, 'document' | 'saved'> | undefined;
    readonly summary?: Pick<NonNullable<OpenPage['summary']>, 'key' | 'pageId'> | undefined;
  };
  readonly preview: PreviewSettings;
  readonly now: Date;
  /** The labels of the shop's own locations. */
  readonly targets: readonly LinkTarget[] | undefined;
}

interface Inspected {
  readonly of: string;
  readonly drawn: readonly InspectedDocument[];
}

/**
 * The findings of the rendered page, on every channel and at every width, the previewed one first:
 * inspected in frames of its own once the page is unchanged for a while, restarted at the next
 * letter, and reported as they arrive. Earlier findings stay until then where nothing has changed.
 */
export function useRenderedFindings({
  page: { editing, summary },
  preview,
  now,
  targets,
}: Looking): readonly ReportedFinding[] {
  const { site } = useHost();
  const { locale, basename } = site;
  const document = editing?.document;
  const address = editing?.saved;
  const { key = '', pageId } = summary ?? {};
  const { channel, language, market, customerType, membership, at } = preview;
  // A preview of another time or visitor may render another page.
  const of = [key, customerType, membership, at].join(' ');
  const [inspected, setInspected] = useState<Inspected>({ of: '', drawn: [] });
  const [frames] = useState(() =>
    createFramePool((requested) => openMeasuringFrame({ window, address: requested })),
  );
  const spots = useMemo(
    () => planRound({ channel, language, market }),
    [channel, language, market],
  );

  useEffect(() => () => frames.close(), [frames]);

  useEffect(() => {
    if (!document || !address || pageId === undefined) return undefined;
    let isCurrent = true;
    const slotOf = (spot: Spot) => (spot === spots[0] ? 'first' : 'passing');

    const inspect = async (shown: PageDocument) => {
      await inspectPage({
        spots,
        widths: order,
        shownAt: (spot, width) => ({
          areaId: pageId,
          containers: viewContainers(shown, {
            areaId: pageId,
            visitor: visitorOf(
              { ...spot, customerType, membership, at, width, conditions: [] },
              spot.channel,
              now,
            ),
          }),
          width,
        }),
        frameOn: (spot) =>
          frames.at(slotOf(spot), frameAddress(address, { ...spot, basename, targets })),
        giveUp: (spot) => frames.drop(slotOf(spot)),
        whenVisible: () => whenVisible(window.document),
        isCurrent: () => isCurrent,
        onInspected: (drawn) =>
          setInspected((before) => ({
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
      if (isCurrent) frames.drop('passing');
    };

    const timer = setTimeout(() => void inspect(document), stillness);
    return () => {
      isCurrent = false;
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
    if (!document || pageId === undefined || inspected.of !== of) return [];
    const place = { document, areaId: pageId };
    return locateFindings(dropStale(inspected.drawn, { ...place, spots }), place, locale);
  }, [document, pageId, of, inspected, spots, locale]);
}
