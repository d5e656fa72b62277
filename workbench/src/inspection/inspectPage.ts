/**
 * Inspects a page in each spot and at each width, and reports what could not be inspected instead
 * of skipping it silently.
 */
import type { RenderedFinding } from '@solvik/content-schema/editing';
import { type MeasuringFrame, type Shown, unseen } from './measuringFrame.ts';
import type { InspectedSpot } from './locateFindings.ts';
import type { Spot } from './spots.ts';

/** How many frames are tried before a page is reported as not inspected. */
const maxTries = 3;

interface Looking {
  readonly spots: readonly Spot[];
  readonly widths: readonly number[];
  /** The findings of the page in a spot, at a width. */
  readonly shownAt: (spot: Spot, width: number) => Shown;
  /** The open frame of a page, or a new one. */
  readonly frameOn: (spot: Spot) => Pick<MeasuringFrame, 'inspect'>;
  /** Closes the open frame, so that the next is another. */
  readonly giveUp: (spot: Spot) => void;
  /**
   * Resolves once the editor's window is visible: a hidden one renders nothing, and its frames
   * respond with nothing.
   */
  readonly whenVisible: () => Promise<void>;
  readonly isCurrent: () => boolean;
  readonly onInspected: (inspected: InspectedSpot) => void;
}

/**
 * A frame that does not respond is closed and another tried. Nothing more is reported once the
 * inspection is aborted.
 */
export async function inspectPage({
  spots,
  widths,
  shownAt,
  frameOn,
  giveUp,
  whenVisible,
  isCurrent,
  onInspected,
}: Looking): Promise<void> {
  const request = async (
    spot: Spot,
    width: number,
  ): Promise<readonly RenderedFinding[] | undefined> => {
    for (let tries = 1; tries <= maxTries && isCurrent(); tries += 1) {
      await whenVisible();
      if (!isCurrent()) return undefined;
      const findings = await frameOn(spot).inspect(shownAt(spot, width));
      if (findings || !isCurrent()) return findings;
      giveUp(spot);
    }
    return undefined;
  };

  for (const spot of spots) {
    for (const [at, width] of widths.entries()) {
      const findings = await request(spot, width);
      if (!isCurrent()) return;
      if (findings) onInspected({ ...spot, width, findings });
      else {
        // A page that did not respond three times at one width is not tried at the next.
        for (const missed of widths.slice(at))
          onInspected({ ...spot, width: missed, findings: unseen });
        break;
      }
    }
  }
}
