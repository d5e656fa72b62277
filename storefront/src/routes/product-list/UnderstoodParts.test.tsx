// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import type { UnderstoodPart } from '../../search-api/parseUnderstood.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { UnderstoodParts } from './UnderstoodParts.tsx';

afterEach(cleanup);

interface Opened {
  readonly locale?: 'sv' | 'nb' | 'da' | 'fi';
  readonly hasChosenPrice?: boolean;
}

async function open(
  parts: readonly UnderstoodPart[],
  { locale = 'sv', hasChosenPrice = false }: Opened = {},
) {
  const { services } = await openHookShop();
  const site = sites.find((each) => each.locale === locale) ?? sites[0];
  renderInShop(
    {
      ...services,
      site: { ...services.site, ...site },
      text: await loadText(locale),
    },
    <UnderstoodParts parts={parts} hasChosenPrice={hasChosenPrice} />,
  );
}

const links = () => screen.queryAllByRole('link');
/** Amounts have spaces that do not break. */
const shownOn = (link: HTMLElement) =>
  link.querySelector('[aria-hidden]')?.textContent.replaceAll('\u00a0', ' ');

const rest = 'röd klänning';
const size = { kind: 'size', label: '38', rest } as const;
const reduced = { kind: 'reduced', rest } as const;
const highest = { kind: 'price', highest: 1000, rest } as const;

describe('what a search was understood as', () => {
  it('is a link to the search without each of its parts', async () => {
    await open([{ kind: 'colour', label: 'Röd', rest: 'klänning 38' }, size, reduced, highest]);
    const list = screen.getByRole('list', { name: 'Så är sökningen avgränsad' });
    const chips = within(list).getAllByRole('link');
    expect(chips.map((chip) => [shownOn(chip), chip.getAttribute('href')])).toEqual([
      ['Röd', '/s/kl%C3%A4nning%2038'],
      ['Storlek 38', '/s/r%C3%B6d%20kl%C3%A4nning'],
      ['Nedsatt', '/s/r%C3%B6d%20kl%C3%A4nning'],
      ['Högst 1 000 kr', '/s/r%C3%B6d%20kl%C3%A4nning'],
    ]);
    expect(chips[1]).toHaveAccessibleName('Ta bort Storlek 38 ur sökningen');
  });

  it.each([
    ['sv', 'Storlek 38, Nedsatt, Högst 1 000 kr, Minst 300 kr, 300–600 kr'],
    ['nb', 'Størrelse 38, Nedsatt, Høyst 1 000 kr, Minst 300 kr, 300–600 kr'],
    ['da', 'Størrelse 38, Nedsat, Højst 1.000 kr., Mindst 300 kr., 300–600 kr.'],
    ['fi', 'Koko 38, Alennettu, Enintään 1 000 €, Vähintään 300 €, 300–600 €'],
  ] as const)('in %s is called %s', async (locale, labels) => {
    const others = [
      { kind: 'price', lowest: 300, rest: 'a' },
      { kind: 'price', lowest: 300, highest: 600, rest: 'b' },
    ] as const;
    await open([size, reduced, highest, ...others], { locale });
    expect(links().map(shownOn).join(', ')).toBe(labels);
  });

  it('is nothing for a search of words alone', async () => {
    await open([]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has no price where another one is chosen', async () => {
    await open([size, highest], { hasChosenPrice: true });
    expect(links().map(shownOn)).toEqual(['Storlek 38']);
    cleanup();
    await open([highest], { hasChosenPrice: true });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has a size that is a word as it is', async () => {
    await open([{ kind: 'size', label: 'XL', rest }]);
    expect(links().map(shownOn)).toEqual(['XL']);
  });
});
