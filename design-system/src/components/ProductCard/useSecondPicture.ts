import { type TouchEvent, useRef, useState } from 'react';

/** A finger that moves this far sideways, in pixels, and less up or down, turns the picture. */
const swipe = 32;

interface SecondPicture {
  /** Whether anything has come near enough for it to be fetched. */
  readonly isRequested: boolean;
  /** Whether a finger has turned to it. */
  readonly isTurned: boolean;
  readonly handlers: {
    readonly onPointerEnter?: () => void;
    readonly onFocus?: () => void;
    readonly onTouchStart?: (event: TouchEvent) => void;
    readonly onTouchEnd?: (event: TouchEvent) => void;
  };
}

/**
 * A card's second picture: fetched once a pointer, the focus or a finger reaches the card, shown
 * under a pointer and in focus by its styles, and by swiping.
 */
export function useSecondPicture(isOffered: boolean): SecondPicture {
  const [isRequested, setRequested] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const start = useRef<{ readonly clientX: number; readonly clientY: number }>(undefined);
  if (!isOffered) return { isRequested: false, isTurned: false, handlers: {} };
  const request = () => setRequested(true);
  return {
    isRequested,
    isTurned,
    handlers: {
      onPointerEnter: request,
      onFocus: request,
      onTouchStart: ({ touches }) => {
        request();
        start.current = touches.length === 1 ? touches[0] : undefined;
      },
      onTouchEnd: ({ changedTouches }) => {
        const end = changedTouches[0];
        if (!end || !start.current) return;
        const across = Math.abs(end.clientX - start.current.clientX);
        if (across >= swipe && across > Math.abs(end.clientY - start.current.clientY))
          setTurned((was) => !was);
      },
    },
  };
}
