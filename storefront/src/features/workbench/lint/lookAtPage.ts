/** Looks at a page on each front and at each width in turn, and says what could not be looked at instead of falling silent. */
import type { DrawnFinding } from '@solvik/content-schema';
import type { Front } from '../seen.ts';
import { type MeasuringFrame, type Shown, unseen } from './measuringFrame.ts';
import type { DrawnAt } from './placeDrawn.ts';

/** How many frames are asked before a front is said not to have been seen. */
const mostTries = 3;

interface Looking {
  readonly fronts: readonly Front[];
  readonly widths: readonly number[];
  /** What stands on the page on a front, at a width. */
  readonly shownAt: (front: Front, width: number) => Shown;
  /** The frame that stands open on a front, or a new one. */
  readonly frameOn: (front: Front) => Pick<MeasuringFrame, 'inspect'>;
  /** Takes the open frame away, so that the next is another. */
  readonly giveUp: () => void;
  /** Resolves once the editor's window is in sight: one that is not draws nothing, and its frames answer nothing. */
  readonly inSight: () => Promise<void>;
  readonly isWanted: () => boolean;
  readonly onSeen: (seen: DrawnAt) => void;
}

/** A frame that does not answer is given up and another asked. Nothing more is told once it is no longer wanted. */
export async function lookAtPage({ fronts, widths, shownAt, frameOn, giveUp, inSight, isWanted, onSeen }: Looking): Promise<void> {
  const ask = async (front: Front, width: number): Promise<readonly DrawnFinding[] | undefined> => {
    for (let tries = 1; tries <= mostTries && isWanted(); tries += 1) {
      await inSight();
      if (!isWanted()) return undefined;
      const findings = await frameOn(front).inspect(shownAt(front, width));
      if (findings || !isWanted()) return findings;
      giveUp();
    }
    return undefined;
  };

  for (const front of fronts) {
    for (const [at, width] of widths.entries()) {
      const findings = await ask(front, width);
      if (!isWanted()) return;
      if (findings) onSeen({ front, width, findings });
      else {
        // What did not answer three times at one width is not asked at the next.
        for (const missed of widths.slice(at)) onSeen({ front, width: missed, findings: unseen });
        break;
      }
    }
  }
}
