import { describe, expect, it } from 'vitest';
import { planHeadingLevels } from './planHeadingLevels.ts';
import type { OnlyOn, PlacedContainer, PlacedWidget } from './widgetProps.ts';
import { exampleOf } from './testing/storyWidget.ts';

/**
 * I picture without heading, H hero, T tile, A a heading on its own line, B an article with a body,
 * F figures, P a product row; a space begins a new row, p before a letter is for phones alone and d
 * for desktops.
 */
const configurations: Readonly<Record<string, PlacedWidget['widget']>> = {
  I: { type: 'image', configuration: exampleOf('image', 'Portrait alone') },
  H: { type: 'hero', configuration: exampleOf('hero', 'Words alone') },
  T: { type: 'banner', configuration: exampleOf('banner', 'Tile') },
  A: { type: 'text', configuration: exampleOf('text', 'Heading') },
  B: { type: 'rich-text', configuration: exampleOf('rich-text', 'Article') },
  F: { type: 'selling-points', configuration: exampleOf('selling-points', 'Four figures') },
  P: { type: 'product-list', configuration: exampleOf('product-list', 'Row') },
};

const onlyOf: Readonly<Record<string, OnlyOn>> = { p: 'phone', d: 'desktop' };

const rows = (shown: string): readonly PlacedContainer[] =>
  shown.split(' ').map((letters, row) => ({
    id: String(row),
    layout: 'full',
    design: 'default',
    widgets: [...letters.matchAll(/([pd]?)([A-Z])/g)].map(
      ([, only, letter = ''], at) =>
        ({
          ...(only && { only: onlyOf[only] }),
          id: `${String(row)}.${String(at)}`,
          widget: configurations[letter],
          data: letter === 'P' ? { products: [] } : undefined,
          share: 'full',
        }) as PlacedWidget,
    ),
  }));

describe('the outline of an area', () => {
  it.each([
    {
      shown: 'H F A TTT P',
      levels: '1 2 2 333 2',
      outcome: 'tiles are below the heading over them',
    },
    {
      shown: 'H TT',
      levels: '1 22',
      outcome: 'tiles without a heading over them are sections, so that no level is skipped',
    },
    { shown: 'A TT', levels: '1 22', outcome: 'tiles under the page’s own heading are sections' },
    {
      shown: 'H A T P T',
      levels: '1 2 3 2 2',
      outcome: 'other content between closes the section',
    },
    { shown: 'B', levels: '1', outcome: 'an article is the page’s own' },
    {
      shown: 'pH dH A TT',
      levels: '1 1 2 33',
      outcome: 'each kind of screen has a heading of the page’s own',
    },
    {
      shown: 'pH B A',
      levels: '1 1 2',
      outcome: 'what only phones are shown leaves desktops the page’s heading',
    },
    {
      shown: 'I B TT',
      levels: '2 1 22',
      outcome: 'a picture before the article does not take the page’s heading from it',
    },
  ])('$shown: $outcome', ({ shown, levels }) => {
    const containers = rows(shown);
    const planned = planHeadingLevels(containers, { hasPageHeading: true, isFilling: false });
    expect(
      containers
        .map(({ widgets }) => widgets.map((placed) => planned.get(placed)).join(''))
        .join(' '),
    ).toBe(levels);
  });

  it('puts a tile among products on the level of the products', () => {
    const containers = rows('A T');
    const planned = planHeadingLevels(containers, { hasPageHeading: false, isFilling: true });
    expect(
      containers.flatMap(({ widgets }) => widgets.map((placed) => planned.get(placed))),
    ).toEqual([2, 2]);
  });
});
