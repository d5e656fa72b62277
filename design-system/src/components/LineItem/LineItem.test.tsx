// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { LineItem, LineItems } from './LineItem.tsx';

afterEach(cleanup);

describe('LineItem', () => {
  it('is in the outline where requested, and otherwise not at all', () => {
    const { rerender } = render(
      <LineItems>
        <LineItem name="Alma" headingLevel={2} />
      </LineItems>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Alma' })).toBeVisible();
    rerender(
      <LineItems>
        <LineItem name="Alma" />
      </LineItems>,
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('announces at once what could not be done', () => {
    render(
      <LineItems>
        <LineItem
          name="Alma"
          notes={[
            { id: 'was', words: 'Nedsatt' },
            { id: 'left', words: 'Endast 1 kvar', isUrgent: true },
          ]}
        />
      </LineItems>,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Endast 1 kvar',
    ]);
  });

  const alma = {
    brand: 'Tjärn',
    name: 'Ullkappa Alma',
    href: '/alma',
    amount: '1 999 kr',
    about: 'Kamel, storlek 38',
  };

  it('links to its product once, by its name: the picture beside it is hidden from screen readers', () => {
    render(
      <LineItems aria-label="Varor">
        <LineItem {...alma} image={{ src: '/alma.avif', alt: '' }} />
      </LineItems>,
    );
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Ullkappa Alma', '/alma']]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is exposed as an item of the list, with its sum, its name and its actions', async () => {
    const { container } = render(
      <LineItems aria-label="Varor">
        <LineItem {...alma}>
          <button type="button">Ta bort</button>
        </LineItem>
      </LineItems>,
    );
    expect(await announcedWords(container)).toEqual([
      'list, Varor',
      'listitem, level 1, position 1, set size 1',
      'Tjärn',
      '1 999 kr',
      'paragraph',
      'link, Ullkappa Alma',
      'end of paragraph',
      'paragraph',
      'Kamel, storlek 38',
      'end of paragraph',
      'button, Ta bort',
      'end of listitem, level 1, position 1, set size 1',
      'end of list, Varor',
    ]);
  });

  it('has the name of its offer, and what that takes off, above its own texts', async () => {
    const { container } = render(
      <LineItems aria-label="Varor">
        <LineItem
          {...alma}
          isInOffer
          offer={{ title: '3 för 2', amount: '−549 kr', about: 'Den billigaste är gratis.' }}
        />
      </LineItems>,
    );
    expect((await announcedWords(container)).slice(2, 9)).toEqual([
      'paragraph',
      '3 för 2',
      '−549 kr',
      'end of paragraph',
      'paragraph',
      'Den billigaste är gratis.',
      'end of paragraph',
    ]);
  });
});
