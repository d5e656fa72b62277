/** SecondPicture: another picture of a card's product, over the first one on demand. */
import { type ComponentPropsWithRef, type SyntheticEvent, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';

/** Presses reach the card's link. */
const Root = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  pointer-events: none;
  transition: opacity 160ms;
  ${media.reducedMotion} {
    transition: none;
  }
  &[data-is-loaded][data-is-turned],
  article:has(:focus-visible) &[data-is-loaded] {
    opacity: 1;
  }
  ${media.canHover} {
    article:hover &[data-is-loaded] {
      opacity: 1;
    }
  }
`;

/** A finger that moves this far sideways, in pixels, and less up or down, turns the picture. */
const swipe = 32;

interface Turning {
  readonly onRequest: () => void;
  readonly onTurn: () => void;
}

/** Listens to the card until it is left; sideways scrolling is given up for swiping. */
function listenToCard(card: HTMLElement, { onRequest, onTurn }: Turning): () => void {
  const leave = new AbortController();
  const listen = (type: 'pointerenter' | 'focusin') =>
    card.addEventListener(type, onRequest, { signal: leave.signal });
  listen('pointerenter');
  listen('focusin');
  let start: Touch | undefined;
  const listening = { passive: true, signal: leave.signal };
  card.addEventListener(
    'touchstart',
    ({ touches }) => {
      onRequest();
      start = touches.length === 1 ? touches[0] : undefined;
    },
    listening,
  );
  card.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const end = changedTouches[0];
      if (!end || !start) return;
      const across = Math.abs(end.clientX - start.clientX);
      if (across >= swipe && across > Math.abs(end.clientY - start.clientY)) onTurn();
    },
    listening,
  );
  card.style.touchAction = 'pan-y pinch-zoom';
  if (card.matches(':hover, :focus-within')) onRequest();
  return () => {
    leave.abort();
    card.style.touchAction = '';
  };
}

export type SecondPictureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Its `alt` is empty: the card's name describes it. */
  readonly image: ImageProps;
};

/**
 * In the `overlay` of a ProductCard: fetched once a pointer, the focus or a finger reaches the card,
 * shown under a pointer, in focus, and by swiping. Not for cards in a row that scrolls sideways.
 */
export function SecondPicture({ image, ref, ...native }: SecondPictureProps) {
  const root = useObjectRef(ref);
  const [isRequested, setRequested] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    const card = root.current?.closest('article');
    return card
      ? listenToCard(card, {
          onRequest: () => setRequested(true),
          onTurn: () => setTurned((was) => !was),
        })
      : undefined;
  }, [root]);
  // Until it can be painted it would cover the first one with its ground.
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    void currentTarget.decode().then(
      () => setLoaded(true),
      () => undefined,
    );
  return (
    <Root
      {...native}
      ref={root}
      data-is-loaded={isLoaded || undefined}
      data-is-turned={isTurned || undefined}
    >
      {isRequested && <ProductPicture image={{ ...image, hasPriority: true, onLoad }} />}
    </Root>
  );
}
