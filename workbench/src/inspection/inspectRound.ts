import { type LinkTarget, type PageDocument, viewContainers } from '@solvik/content-schema/editing';
import { frameAddress } from '../frame/frameAddress.ts';
import { type PreviewSettings, visitorOf, widths } from '../preview/previewSettings.ts';
import type { InspectedDocument } from './dropStale.ts';
import type { MeasuringFrames } from './framePool.ts';
import { inspectPage } from './inspectPage.ts';
import type { Spot } from './spots.ts';
import { whenVisible } from './whenVisible.ts';

/** Most used first: the usual phone. */
const order = [390, ...widths.filter((width) => width !== 390)];

export interface InspectionRound {
  readonly document: PageDocument;
  /** As the content service has it: its address is the frame's. */
  readonly saved: PageDocument;
  /** The page's number, with which the ids of its widgets begin. */
  readonly pageId: number;
  /** The first one keeps its frame for the next round. */
  readonly spots: readonly Spot[];
  readonly visitor: Pick<PreviewSettings, 'customerType' | 'membership' | 'at'>;
  readonly now: Date;
  /** The labels of the shop's own locations. */
  readonly targets: readonly LinkTarget[] | undefined;
  /** Empty, or the path of the site that the editor entered by. */
  readonly basename: string;
  readonly isCurrent: () => boolean;
  readonly onInspected: (inspected: InspectedDocument) => void;
}

/** Inspects a page in each spot and at every width, in at most two frames. */
export async function inspectRound(
  frames: MeasuringFrames,
  { document, saved, pageId, spots, isCurrent, onInspected, ...shown }: InspectionRound,
): Promise<void> {
  const { visitor, now, targets, basename } = shown;
  const slotOf = (spot: Spot) => (spot === spots[0] ? 'first' : 'passing');
  const visitorIn = (spot: Spot, width: number) =>
    visitorOf({ ...spot, ...visitor, width, conditions: [] }, spot.channel, now);
  await inspectPage({
    spots,
    widths: order,
    shownAt: (spot, width) => ({
      areaId: pageId,
      containers: viewContainers(document, { areaId: pageId, visitor: visitorIn(spot, width) }),
      width,
    }),
    frameOn: (spot) => frames.at(slotOf(spot), frameAddress(saved, { ...spot, basename, targets })),
    giveUp: (spot) => frames.drop(slotOf(spot)),
    whenVisible: () => whenVisible(window.document),
    isCurrent,
    onInspected: (inspected) => onInspected({ ...inspected, of: document }),
  });
  if (isCurrent()) frames.drop('passing');
}
