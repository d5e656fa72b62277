/** The zoom of the picture on a stage. */
import { useCallback, useEffect, useState } from 'react';
import {
  clampView,
  containIn,
  type Frame,
  middle,
  type Point,
  wholePicture,
  zoomAbout,
  type ZoomView,
} from './zoomView.ts';

/** Changes a view within the frame as it is now. */
export type ChangeView = (next: (view: ZoomView, frame: Frame) => ZoomView) => void;

function frameOf(stage: HTMLElement): Frame {
  const size = { width: stage.clientWidth, height: stage.clientHeight };
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = stage.querySelector('img') ?? {};
  return { stage: size, picture: containIn(size, { width, height }) };
}

/** @param stage contains the picture's `img`; undefined while there is none */
export function useZoom(stage: HTMLElement | null) {
  const [view, setView] = useState(wholePicture);
  const change: ChangeView = useCallback(
    (next) => {
      if (!stage) return;
      const frame = frameOf(stage);
      setView((current) => next(current, frame));
    },
    [stage],
  );
  useEffect(() => {
    const stayInside = () => change(clampView);
    window.addEventListener('resize', stayInside);
    return () => window.removeEventListener('resize', stayInside);
  }, [change]);
  return {
    view,
    change,
    /** About a point, by default what is in the middle. */
    zoomTo: (zoom: number, point: Point = middle) =>
      change((current, frame) => zoomAbout(current, { zoom, point }, frame)),
    /** By parts of the stage; positive ones show what is further to the right and below. */
    panByParts: ({ x, y }: Point) =>
      change((current, frame) =>
        clampView(
          {
            ...current,
            x: current.x - x * frame.stage.width,
            y: current.y - y * frame.stage.height,
          },
          frame,
        ),
      ),
    reset: () => setView(wholePicture),
  };
}
