import type { MeasuringFrame } from './measuringFrame.ts';

/** `first` is asked after every edit, and `passing` is all the others in turn. */
type Place = 'first' | 'passing';

export interface MeasuringFrames {
  /** The frame that stands open in a place, or a new one in its stead. */
  readonly at: (place: Place, address: string) => MeasuringFrame;
  readonly drop: (place: Place) => void;
  readonly close: () => void;
}

/** Two frames at the most, whichever fronts are measured: an editor's machine is small, and what is edited should not be loaded anew at every pause. */
export function keepMeasuringFrames(open: (address: string) => MeasuringFrame): MeasuringFrames {
  const frames = new Map<Place, MeasuringFrame>();
  const drop = (place: Place) => {
    frames.get(place)?.close();
    frames.delete(place);
  };
  return {
    at(place, address) {
      const standing = frames.get(place);
      if (standing?.address === address) return standing;
      drop(place);
      const frame = open(address);
      frames.set(place, frame);
      return frame;
    },
    drop,
    close() {
      drop('first');
      drop('passing');
    },
  };
}
