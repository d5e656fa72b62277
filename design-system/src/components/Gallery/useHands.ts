/** Wheel, drag, pinch, swipe and double tap on a stage. */
import { type PointerEvent, useEffect, useRef } from 'react';
import {
  followHands,
  isDoubleTap,
  isTap,
  type Press,
  swipeOf,
  wheelFactor,
} from './planGesture.ts';
import type { ChangeView } from './useZoom.ts';
import { minZoom, type Point, toggleZoom, zoomAbout } from './zoomView.ts';

interface Hands {
  readonly stage: HTMLElement | null;
  readonly zoom: number;
  readonly change: ChangeView;
  /** Called with 1 for the next picture and −1 for the previous one. */
  readonly onSwipe: (by: -1 | 1) => void;
}

type Position = Pick<MouseEvent, 'clientX' | 'clientY'>;

function pointOn(stage: Element, { clientX, clientY }: Position): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** React's own wheel events cannot keep the browser from scrolling. */
function useWheel({ stage, change }: Pick<Hands, 'stage' | 'change'>): void {
  useEffect(() => {
    if (!stage) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const point = pointOn(stage, event);
      const factor = wheelFactor(event);
      change((view, frame) => zoomAbout(view, { zoom: view.zoom * factor, point }, frame));
    };
    stage.addEventListener('wheel', turn, { passive: false });
    return () => stage.removeEventListener('wheel', turn);
  }, [stage, change]);
}

/** Handlers for the stage. The picture follows the hand without easing. */
export function useHands({ stage, zoom, change, onSwipe }: Hands) {
  useWheel({ stage, change });
  const hands = useRef(new Map<number, Point>());
  const down = useRef<Press>(undefined);
  const lastTap = useRef<Press>(undefined);
  const pressOf = (event: PointerEvent): Press => ({
    ...pointOn(event.currentTarget, event),
    time: event.timeStamp,
  });
  const release = ({ pointerId }: PointerEvent) => hands.current.delete(pointerId);
  const finish = (event: PointerEvent) => {
    const start = hands.current.size === 1 ? down.current : undefined;
    if (!release(event) || !start) return;
    const end = pressOf(event);
    const swipe = zoom === minZoom && event.pointerType !== 'mouse' ? swipeOf(start, end) : 0;
    if (swipe !== 0) return onSwipe(swipe);
    if (!isTap(start, end)) return;
    const isSecond = isDoubleTap(lastTap.current, end);
    lastTap.current = isSecond ? undefined : end;
    if (isSecond) change((view, frame) => toggleZoom(view, end, frame));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hands.current.set(event.pointerId, pointOn(event.currentTarget, event));
      // A second hand makes it a pinch, which is neither a tap nor a swipe.
      down.current = hands.current.size === 1 ? pressOf(event) : undefined;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!hands.current.has(event.pointerId)) return;
      const before = [...hands.current.values()];
      hands.current.set(event.pointerId, pointOn(event.currentTarget, event));
      const after = [...hands.current.values()];
      change((view, frame) => followHands(view, { before, after }, frame));
    },
    onPointerUp: finish,
    onPointerCancel: release,
  };
}
