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
  it('shows its end in local time', () => {
    show('Campaign that ends');
    expect(
      screen.getByText('Gäller till 29 november 2126 kl. 23.59').getAttribute('datetime'),
    ).toBe('2126-11-29T23:59:00+01:00');
    expect(screen.getByRole('link', { name: 'Se kapporna' })).toBeVisible();
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
      'of the year that has just begun in local time',
      '2027-01-02T23:59:00+01:00',
      '2026-12-31T23:30:00Z',
      'Gäller till 2 januari kl. 23.59',
    ],
    [
      'of the year that has not ended in local time',
      '2026-12-31T23:59:00+01:00',
      '2026-12-31T22:30:00Z',
      'Gäller till 31 december kl. 23.59',
    ],
  ])(
    'shows the year of an end only where it differs from the current: %s',
    (_which, ends, now, expected) => {
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
      expect(screen.getByText(expected)).toBeVisible();
    },
  );

  it('is the same on the server whatever its current year is', () => {
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
    expect(await screen.findByText('Koden är kopierad')).toBeVisible();
  });

  it('has its code to read where it cannot', () => {
    show('Code');
    expect(screen.getByText('STICKAT20')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is over the moment it ends: it shows that, and offers neither code nor link', () => {
    vi.useFakeTimers({ now: new Date('2026-11-29T22:58:58Z') });
    show('Code', { ends: '2026-11-29T23:59:00+01:00' });
    expect(screen.getByText('STICKAT20')).toBeVisible();
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
    ).toBeVisible();
  });

  it('shows its terms with its text when there is neither code nor end', () => {
    show('Voucher', { code: undefined, text: 'Fyra gånger om året.' });
    expect(
      screen.getByText('Fyra gånger om året. Minsta köp 299 kr. Kan inte lösas in mot pengar.'),
    ).toBeVisible();
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
