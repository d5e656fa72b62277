import type { MeasuringFrame } from './measuringFrame.ts';

/** `first` inspects after every edit, and `passing` inspects all the others one by one. */
type FrameSlot = 'first' | 'passing';

export interface MeasuringFrames {
  /** The open frame of a spot, or a new one in its place. */
  readonly at: (slot: FrameSlot, address: string) => MeasuringFrame;
  readonly drop: (slot: FrameSlot) => void;
  readonly close: () => void;
}

/**
 * Two frames at most, however many channels are measured: an editor's machine is small, and the
 * edited page should not be reloaded at every pause.
 */
export function createFramePool(open: (address: string) => MeasuringFrame): MeasuringFrames {
  const frames = new Map<FrameSlot, MeasuringFrame>();
  const drop = (slot: FrameSlot) => {
    frames.get(slot)?.close();
    frames.delete(slot);
  };
  return {
    at(slot, address) {
      const current = frames.get(slot);
      if (current?.address === address) return current;
      drop(slot);
      const frame = open(address);
      frames.set(slot, frame);
      return frame;
    },
    drop,
    close() {
      drop('first');
      drop('passing');
    },
  };
}
