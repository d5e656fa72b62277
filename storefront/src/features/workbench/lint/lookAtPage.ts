/** Looks at a page in each place and at each width in turn, and says what could not be looked at instead of falling silent. */
import type { DrawnFinding } from '@solvik/content-schema/editing';
import { type MeasuringFrame, type Shown, unseen } from './measuringFrame.ts';
import type { DrawnAt } from './placeDrawn.ts';
import type { Spot } from './spots.ts';

/** How many frames are asked before a page is said not to have been seen. */
const mostTries = 3;

interface Looking {
  readonly spots: readonly Spot[];
  readonly widths: readonly number[];
  /** What stands on the page in a place, at a width. */
  readonly shownAt: (spot: Spot, width: number) => Shown;
  /** The frame that stands open on a page, or a new one. */
  readonly frameOn: (spot: Spot) => Pick<MeasuringFrame, 'inspect'>;
  /** Takes the open frame away, so that the next is another. */
  readonly giveUp: (spot: Spot) => void;
  /** Resolves once the editor's window is in sight: one that is not draws nothing, and its frames answer nothing. */
  readonly inSight: () => Promise<void>;
  readonly isWanted: () => boolean;
  readonly onSeen: (seen: DrawnAt) => void;
}

/** A frame that does not answer is given up and another asked. Nothing more is told once it is no longer wanted. */
export async function lookAtPage({
  spots,
  widths,
  shownAt,
  frameOn,
  giveUp,
  inSight,
  isWanted,
  onSeen,
}: Looking): Promise<void> {
  const ask = async (spot: Spot, width: number): Promise<readonly DrawnFinding[] | undefined> => {
    for (let tries = 1; tries <= mostTries && isWanted(); tries += 1) {
      await inSight();
      if (!isWanted()) return undefined;
      const findings = await frameOn(spot).inspect(shownAt(spot, width));
      if (findings || !isWanted()) return findings;
      giveUp(spot);
    }
    return undefined;
  };

  for (const spot of spots) {
    for (const [at, width] of widths.entries()) {
      const findings = await ask(spot, width);
      if (!isWanted()) return;
      if (findings) onSeen({ ...spot, width, findings });
      else {
        // What did not answer three times at one width is not asked at the next.
        for (const missed of widths.slice(at)) onSeen({ ...spot, width: missed, findings: unseen });
        break;
      }
    }
  }
}
