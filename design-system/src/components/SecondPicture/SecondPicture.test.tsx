// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { SecondPicture } from './SecondPicture.tsx';

afterEach(cleanup);

describe('a card’s second picture', () => {
  const twoPictures = () =>
    render(
      <ProductCard
        href="#alma"
        name="Ullkappa Alma"
        price={{ selling: '1 249 kr' }}
        image={{ src: '/alma.jpg', alt: '' }}
        overlay={<SecondPicture image={{ src: '/alma-back.jpg', alt: '' }} />}
      />,
    );
  const second = () => document.querySelector('img[src="/alma-back.jpg"]');
  const swipe = (across: number, down = 0) => {
    const article = screen.getByRole('article');
    fireEvent.touchStart(article, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(article, {
      changedTouches: [{ clientX: 200 + across, clientY: 200 + down }],
    });
    return article.querySelector('[data-is-turned]') !== null;
  };

  it.each<[string, () => void]>([
    ['a pointer', () => fireEvent.pointerEnter(screen.getByRole('article'))],
    ['the focus', () => screen.getByRole('link').focus()],
    ['a finger', () => swipe(0)],
  ])('is fetched once %s reaches the card', (_what, reach) => {
    twoPictures();
    expect(second()).toBeNull();
    act(reach);
    expect(second()).not.toBeNull();
  });

  it('is shown only once it can be painted', async () => {
    twoPictures();
    fireEvent.pointerEnter(screen.getByRole('article'));
    const holder = () => second()?.closest('div')?.dataset['isLoaded'];
    expect(holder()).toBeUndefined();
    const picture = second();
    if (!(picture instanceof HTMLImageElement)) throw new Error('no second picture');
    picture.decode = async () => undefined;
    fireEvent.load(picture);
    await waitFor(() => expect(holder()).toBe('true'));
  });

  it.each<[string, number, number, boolean]>([
    ['to the left', -60, 10, true],
    ['to the right', 60, 10, true],
    ['too short', 20, 0, false],
    ['down the page', 40, 90, false],
  ])('by a swipe %s', (_way, across, down, isTurned) => {
    twoPictures();
    expect(swipe(across, down)).toBe(isTurned);
  });

  it('is not turned by two fingers, which enlarge the page', () => {
    twoPictures();
    const article = screen.getByRole('article');
    const touches = [200, 260].map((clientX) => ({ clientX, clientY: 200 }));
    fireEvent.touchStart(article, { touches });
    fireEvent.touchEnd(article, { changedTouches: [{ clientX: 100, clientY: 200 }] });
    expect(article.querySelector('[data-is-turned]')).toBeNull();
  });

  it('is turned back by the next swipe', () => {
    twoPictures();
    swipe(60);
    expect(swipe(60)).toBe(false);
  });

  it('leaves sideways scrolling to the card once it is gone', () => {
    const { rerender } = twoPictures();
    const article = screen.getByRole('article');
    expect(article.style.touchAction).toBe('pan-y pinch-zoom');
    rerender(<ProductCard href="#alma" name="Ullkappa Alma" price={{ selling: '1 249 kr' }} />);
    expect(screen.getByRole('article').style.touchAction).toBe('');
  });
});
