/** What the large view shows, and what keys, gestures and buttons change of it. */
import { type KeyboardEvent, useState } from 'react';
import { useSettled } from '../../foundation/useSettled.ts';
import type { LightboxView } from './lightboxView.ts';
import type { LightboxWords } from './lightboxWords.ts';
import { planLightboxKey } from './planLightboxKey.ts';
import { useHands } from './useHands.ts';
import { useZoom } from './useZoom.ts';
import { minZoom } from './zoomView.ts';

/** A gesture is announced when it has ended. */
const announcePause = 400;

type Options = Omit<LightboxView, 'label'> & Pick<LightboxWords, 'describeZoom'>;

/** `show` takes an index that may lie one beyond either end. */
export function useLightbox(options: Options) {
  const { pictures, at, onMove, onClose, countLabel, describeZoom } = options;
  const [element, stage] = useState<HTMLElement | null>(null);
  const { view, change, zoomTo, panByParts, reset } = useZoom(element);
  const { zoom } = view;
  const count = pictures.length;
  const shown = at ?? 0;
  const show = (to: number) => {
    reset();
    onMove((to + count) % count);
  };
  const close = () => {
    reset();
    onClose();
  };
  const onSwipe = (by: -1 | 1) => count > 1 && show(shown + by);
  const hands = useHands({ stage: element, zoom, change, onSwipe });
  const position = countLabel(shown + 1, count);
  const size = zoom > minZoom ? describeZoom(Math.round(zoom * 10) / 10) : undefined;
  const status = useSettled(
    [position, pictures[shown]?.caption, size].filter(Boolean).join(', '),
    announcePause,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isOnSlider = target instanceof HTMLInputElement;
    const action = planLightboxKey({ key, zoom, shown, count, isOnSlider });
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'show') show(action.to);
    else if (action.kind === 'zoom') zoomTo(action.to);
    else panByParts(action);
  };
  return { stage, zoomed: view, zoomTo, show, close, hands, onKeyDown, position, status };
}
