import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderMeasured } from '../../testing/renderMeasured.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { skipFarCards } from './skipFarCards.ts';

afterEach(cleanup);

/** Cards of different heights, more than a screen of them. */
const cards = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  height: 180 + (at % 7) * 13.5,
}));

async function renderList() {
  const { container } = await renderMeasured(
    'phone',
    <ProductGrid>
      {cards.map(({ id, height }) => (
        <li key={id}>
          <a href={`#${id}`} style={{ display: 'block', blockSize: height }}>
            {id}
          </a>
        </li>
      ))}
    </ProductGrid>,
  );
  const list = container.querySelector('ul');
  if (!list) throw new Error('There is no list.');
  const items = [...list.children];
  return {
    list,
    tops: () => items.map((item) => item.firstElementChild?.getBoundingClientRect().top),
    isDrawn: (at: number) =>
      items[at]?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  };
}

const frames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

describe('the cards of a long list', () => {
  it('are skipped far from the screen, and the page keeps its height', async () => {
    const { list, tops, isDrawn } = await renderList();
    const before = { tops: tops(), height: list.getBoundingClientRect().height };
    const stop = skipFarCards(list);
    await frames();
    expect({ tops: tops(), height: list.getBoundingClientRect().height }).toEqual(before);
    expect([isDrawn(0), isDrawn(19), isDrawn(59)]).toEqual([true, true, false]);
    stop();
  });

  it('are drawn where they are scrolled to', async () => {
    const { list, isDrawn } = await renderList();
    const stop = skipFarCards(list);
    list.lastElementChild?.scrollIntoView();
    await frames();
    expect(isDrawn(59)).toBe(true);
    stop();
  });

  it('are measured again when they get another width', async () => {
    const { list, tops } = await renderList();
    const stop = skipFarCards(list);
    list.style.setProperty('--per-row-phone', '1');
    await frames();
    const skipped = tops();
    stop();
    for (const item of list.querySelectorAll('li')) item.removeAttribute('style');
    expect(skipped).toEqual(tops());
  });
});
