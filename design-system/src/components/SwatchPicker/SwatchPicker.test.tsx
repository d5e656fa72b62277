// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SwatchPicker, type SwatchPickerProps } from './SwatchPicker.tsx';

afterEach(cleanup);

const swatches: SwatchPickerProps['swatches'] = [
  {
    href: '#kamel',
    name: 'Kamel',
    isCurrent: true,
    image: { src: '/kamel.jpg', alt: 'Kappa i kamel' },
  },
  { href: '#svart', name: 'Svart', isCurrent: false, clothColour: '#33312f' },
];
const picker = (changes: Partial<SwatchPickerProps> = {}) => (
  <SwatchPicker label="Färg" selectedLabel="Kamel" swatches={swatches} {...changes} />
);

describe('SwatchPicker', () => {
  it('is exposed as a sentence: the label, a space, the colour', () => {
    render(picker());
    expect(screen.getByRole('paragraph').textContent).toBe('Färg Kamel');
  });

  it('links to the page of each colour, and marks the open one as current', () => {
    render(picker());
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['#kamel', 'page'],
      ['#svart', null],
    ]);
  });

  it('names each link by its colour alone, whatever alt text its picture was given', () => {
    const { container } = render(picker());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kamel',
      'Svart',
    ]);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('is followed by the keyboard, by the shop’s own link', async () => {
    const onFollow = vi.fn<(href: string | undefined) => void>();
    render(
      <LinkProvider
        link={({ children, href, ...props }) => (
          <a {...props} href={href} onClick={() => onFollow(href)}>
            {children}
          </a>
        )}
      >
        {picker()}
      </LinkProvider>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('#svart');
  });

  it('may show a colour in place instead of opening its page', async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    render(picker({ swatches: swatches.map((swatch) => ({ ...swatch, onClick })) }));
    await userEvent.click(screen.getByRole('link', { name: 'Svart' }));
    expect(onClick.mock.calls[0]?.[0]).toMatchObject({ defaultPrevented: true });
    expect(screen.getByRole('link', { name: 'Svart' }).getAttribute('href')).toBe('#svart');
  });

  it.each([
    { of: 'none', swatches: [] },
    { of: 'itself only', swatches: swatches.slice(0, 1) },
  ])('is text only with $of other colours', (changes) => {
    render(picker({ swatches: changes.swatches }));
    expect([screen.queryByRole('list'), screen.queryByRole('link')]).toEqual([null, null]);
    expect(screen.getByText('Färg')).toBeVisible();
  });

  it('is exposed as the choice, then a named list of links', async () => {
    const { container } = render(picker());
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'strong',
      'Färg',
      'end of strong',
      'Kamel',
      'end of paragraph',
      'list, Färg',
      'listitem, level 1, position 1, set size 2',
      'link, Kamel, current page',
      'Kamel',
      'end of link, Kamel, current page',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Svart',
      'Svart',
      'end of link, Svart',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Färg',
    ]);
  });
});
