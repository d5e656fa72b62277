// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RetainedPart, KnownMarkupProvider } from '../../foundation/StaticMarkup.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

afterEach(cleanup);

const card = (changes: Partial<ProductCardProps> = {}) => (
  <ProductCard href="#alma" name="Ullkappa Alma" price={{ selling: '1 249 kr' }} {...changes} />
);

describe('ProductCard', () => {
  it('is one link, named by the product alone', () => {
    render(
      card({ brand: 'Tjärn', badges: [{ label: 'Nyhet' }], image: { src: '/alma.jpg', alt: '' } }),
    );
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Ullkappa Alma', '#alma']]);
  });

  it.each([2, 3, 4] as const)('puts its name at level %i of the outline', (headingLevel) => {
    render(card({ headingLevel }));
    expect(screen.getByRole('heading', { level: headingLevel }).textContent).toBe('Ullkappa Alma');
  });

  it('keeps the action a control of its own, outside the link', async () => {
    const onPress = vi.fn();
    const onFollow = vi.fn();
    render(
      <div onClickCapture={({ target }) => target instanceof HTMLAnchorElement && onFollow()}>
        {card({
          action: (
            <button type="button" onClick={onPress}>
              Spara
            </button>
          ),
        })}
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    expect([onPress.mock.calls.length, onFollow.mock.calls.length]).toEqual([1, 0]);
    expect(screen.getByRole('link').contains(screen.getByRole('button'))).toBe(false);
  });

  it('is reached by the keyboard as product first, action next', async () => {
    render(card({ action: <button type="button">Spara</button> }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('has a quick view, a control of its own between the product and its action', async () => {
    const onOpen = vi.fn();
    render(
      card({
        quickAction: (
          <button type="button" onClick={onOpen}>
            Snabbköp
          </button>
        ),
        action: <button type="button">Spara</button>,
      }),
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Snabbköp' }));
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spara' }));
  });

  it('announces in its own text what failed in an action, at once and after the price', async () => {
    const { container } = render(
      card({ alert: <InlineAlert tone="error">Vi når inte butiken just nu.</InlineAlert> }),
    );
    const announced = await announcedWords(container);
    expect(announced.slice(announced.indexOf('1 249 kr') + 1)).toEqual([
      'alert',
      'Vi når inte butiken just nu.',
      'end of alert',
      'end of article, Ullkappa Alma',
    ]);
  });

  it('has cloth in place of a picture, which is decorative', async () => {
    const { container } = render(card({ clothColour: '#33578f' }));
    expect(container.querySelector('img')).toBeNull();
    expect(await announcedWords(container)).toEqual([
      'article, Ullkappa Alma',
      'heading, Ullkappa Alma, level 3',
      'link, Ullkappa Alma',
      'end of heading, Ullkappa Alma, level 3',
      '1 249 kr',
      'end of article, Ullkappa Alma',
    ]);
  });

  it('escapes hostile text', () => {
    const { container } = render(
      card({ name: '<img src=x onerror=alert(1)>', brand: '<b>Tjärn</b>' }),
    );
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('is exposed from brand to price, then what the picture carries', async () => {
    const { container } = render(
      card({
        brand: 'Tjärn',
        image: { src: '/alma.jpg', alt: 'Modellen bär den öppen' },
        price: {
          selling: '1 999 kr',
          reduction: { sellingLabel: 'Nu', regular: '2 499 kr', regularLabel: 'Ord.' },
          lowest: 'Lägsta pris 30 dagar: 2 199 kr',
        },
        badges: [{ label: '−20 %', tone: 'reduced' }, { label: 'Nyhet' }],
        swatches: {
          label: 'Finns i tre färger',
          colours: [{ colour: '#b08e68', name: 'Kamel' }],
          more: '+2',
        },
        action: <button type="button">Spara</button>,
      }),
    );
    expect(await announcedWords(container)).toEqual([
      'article, Ullkappa Alma',
      'Tjärn',
      'heading, Ullkappa Alma, level 3',
      'link, Ullkappa Alma',
      'end of heading, Ullkappa Alma, level 3',
      'Nu',
      '1 999 kr',
      'Ord.',
      '2 499 kr',
      'Lägsta pris 30 dagar: 2 199 kr',
      'image, Modellen bär den öppen',
      '−20 %',
      'Nyhet',
      'Finns i tre färger',
      'button, Spara',
      'end of article, Ullkappa Alma',
    ]);
  });
});

describe('a card that a server caches', () => {
  const source = {};
  /** Caches as a server does, by variant alone, since all cards have one source. */
  function retainMarkup() {
    const retained = new Map<string, string>();
    return ({ variant, element, slots = {} }: RetainedPart): string => {
      const markup = retained.get(variant) ?? renderToString(element);
      retained.set(variant, markup);
      return Object.entries(slots).reduce((text, [slot, own]) => text.replace(slot, own), markup);
    };
  }
  /** Except for preloads, which the cache moves to the head of the page. */
  const inPlace = (markup: string) => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
  const image = { src: '/alma.jpg', alt: '' };

  it.each<[string, Partial<ProductCardProps>]>([
    ['that is no longer new', { badges: [] }],
    ['whose reduction is another', { badges: [{ label: '−30 %', tone: 'accent' }] }],
    ['at a higher level of the outline', { headingLevel: 2 }],
    ['on the first screen', { image: { ...image, hasPriority: true } }],
  ])('is another %s', (_where, changes) => {
    const markupOf = retainMarkup();
    for (const each of [{}, changes, {}]) {
      const given = card({ source, image, badges: [{ label: 'Nyhet' }], ...each });
      const retained = renderToString(
        <KnownMarkupProvider value={{ markupOf }}>{given}</KnownMarkupProvider>,
      );
      expect(inPlace(retained)).toBe(inPlace(renderToString(given)));
    }
  });

  it('is named by its own heading, however often it occurs on a page', () => {
    const markupOf = retainMarkup();
    render(
      <KnownMarkupProvider value={{ markupOf }}>
        {[1, 2].map((key) => (
          <Fragment key={key}>{card({ source })}</Fragment>
        ))}
      </KnownMarkupProvider>,
    );
    expect(screen.getAllByRole('article', { name: 'Ullkappa Alma' })).toHaveLength(2);
    expect(new Set(screen.getAllByRole('heading').map(({ id }) => id)).size).toBe(2);
  });
});
