// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { OffersWidget } from './OffersWidget.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (
  example: string,
  changes: Readonly<Record<string, unknown>> = {},
  actions: { readonly copy?: (words: string) => Promise<void> } = {},
) =>
  render(
    <OffersWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      actions={actions}
      configuration={exampleOf('offers', example, changes)}
    />,
  );

describe('an offer', () => {
  it('says until when, as the clock on the wall shows it there', () => {
    show('Campaign that ends');
    expect(
      screen.getByText('Gäller till 29 november 2126 kl. 23.59').getAttribute('datetime'),
    ).toBe('2126-11-29T23:59:00+01:00');
    expect(screen.getByRole('link', { name: 'Se kapporna' })).toBeDefined();
  });

  it.each([
    [
      'of this year',
      '2026-11-29T23:59:00+01:00',
      '2026-11-22T12:00:00Z',
      'Gäller till 29 november kl. 23.59',
    ],
    [
      'of next year',
      '2027-01-02T23:59:00+01:00',
      '2026-12-29T12:00:00Z',
      'Gäller till 2 januari 2027 kl. 23.59',
    ],
    [
      'of the year that has just begun on the walls here',
      '2027-01-02T23:59:00+01:00',
      '2026-12-31T23:30:00Z',
      'Gäller till 2 januari kl. 23.59',
    ],
    [
      'of the year that is still on the walls here',
      '2026-12-31T23:59:00+01:00',
      '2026-12-31T22:30:00Z',
      'Gäller till 31 december kl. 23.59',
    ],
  ])(
    'says the year of an end only where it is another than now’s: %s',
    (_which, ends, now, said) => {
      const configuration = exampleOf('offers', 'Campaign that ends', { ends });
      render(
        <OffersWidget
          {...storySurroundings}
          clock={() => Date.parse(now)}
          headingLevel={2}
          data={undefined}
          configuration={configuration}
        />,
      );
      expect(screen.getByText(said)).toBeDefined();
    },
  );

  it('is the same on the server whatever the year is there', () => {
    const drawn = (now: string) =>
      renderToString(
        <OffersWidget
          {...storySurroundings}
          clock={() => Date.parse(now)}
          headingLevel={2}
          data={undefined}
          configuration={exampleOf('offers', 'Campaign that ends')}
        />,
      );
    expect(drawn('2026-11-22T12:00:00Z')).toContain('Gäller till 29 november kl. 23.59');
    expect(drawn('2126-01-02T12:00:00Z')).toContain('Gäller till 29 november kl. 23.59');
  });

  it('has its code to copy where the shop can copy', async () => {
    const copy = vi.fn(() => Promise.resolve());
    show('Code', {}, { copy });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Kopiera koden' }));
    expect(copy).toHaveBeenCalledExactlyOnceWith('STICKAT20');
    expect(await screen.findByText('Koden är kopierad')).toBeDefined();
  });

  it('has its code to read where it cannot', () => {
    show('Code');
    expect(screen.getByText('STICKAT20')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is over the moment it ends: it says so, and offers neither code nor way there', () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T22:58:58Z') });
    show('Code', { ends: '2026-11-29T23:59:00+01:00' });
    expect(screen.getByText('STICKAT20')).toBeDefined();
    act(() => void vi.advanceTimersByTime(3000));
    expect(
      screen.getByText('Erbjudandet är slut. Tack för den här gången.').getAttribute('role'),
    ).toBe('status');
    expect([
      screen.queryByText('STICKAT20'),
      screen.queryByRole('link'),
      screen.queryByText(/Gäller dam/),
    ]).toEqual([null, null, null]);
  });

  it('is over at once when it ended before', () => {
    show('Over');
    expect(screen.queryByText('HOST30')).toBeNull();
    expect(
      screen.getByRole('heading', { level: 2, name: 'lägre pris på höstens skor' }),
    ).toBeDefined();
  });

  it('says its terms with its words where there is neither code nor end', () => {
    show('Voucher', { code: undefined, text: 'Fyra gånger om året.' });
    expect(
      screen.getByText('Fyra gånger om året. Minsta köp 299 kr. Kan inte lösas in mot pengar.'),
    ).toBeDefined();
  });

  it('is its heading alone without the rest', () => {
    const { container } = show('Over', {
      ends: undefined,
      code: undefined,
      figure: undefined,
      unit: undefined,
    });
    expect(container.textContent).toBe('lägre pris på höstens skor');
  });
});
