// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { SiteHeader } from './SiteHeader.tsx';

afterEach(() => {
  cleanup();
  resizeWindow('desktop');
});

const header = () => (
  <SiteHeader
    strip={<p>Fri frakt</p>}
    logo={<a href="/">Solvik</a>}
    menu={<button type="button">Meny</button>}
    nav={
      <nav aria-label="Huvudmeny">
        <a href="/dam">Dam</a>
      </nav>
    }
    search={<input aria-label="Sök" />}
    actions={<a href="/cart">Varukorg</a>}
  />
);
const isThere = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

describe('SiteHeader', () => {
  it.each([
    { width: 'phone', button: true, nav: false },
    { width: 'desktop', button: false, nav: true },
  ] as const)(
    'offers a $width one way to the categories, visible and exposed alike',
    ({ width, button, nav }) => {
      resizeWindow(width);
      render(header());
      expect([
        isThere('button', 'Meny'),
        isThere('navigation', 'Huvudmeny'),
        isThere('textbox', 'Sök'),
      ]).toEqual([button, nav, nav]);
    },
  );

  it('keeps the shop’s name, the strip and the cart at every width, in one banner', () => {
    resizeWindow('phone');
    render(header());
    const banner = screen.getByRole('banner');
    for (const part of [
      screen.getByText('Fri frakt'),
      screen.getByRole('link', { name: 'Solvik' }),
      screen.getByRole('link', { name: 'Varukorg' }),
    ])
      expect(banner.contains(part)).toBe(true);
  });

  it('is never hidden when the page opens', () => {
    render(header());
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    expect(screen.getByRole('banner').hasAttribute('data-is-hidden')).toBe(false);
  });

  it.each([
    { isOverPage: undefined, edge: undefined },
    { isOverPage: false, edge: undefined },
    { isOverPage: true, edge: 'true' },
  ])('shows its edge only where the page lies under it: $isOverPage', ({ isOverPage, edge }) => {
    render(
      <SiteHeader
        logo={null}
        menu={null}
        nav={null}
        search={null}
        actions={null}
        {...(isOverPage !== undefined && { isOverPage })}
      />,
    );
    expect(screen.getByRole('banner').dataset.isOverPage).toBe(edge);
  });
});
