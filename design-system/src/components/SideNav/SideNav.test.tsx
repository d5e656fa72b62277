// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { heardWords } from '../../testing/heardWords.ts';
import { SideNav } from './SideNav.tsx';

afterEach(cleanup);

const nav = (current?: string) => (
  <SideNav
    label="Information"
    items={['Leverans', 'Retur'].map((label) => ({
      id: label,
      href: `#${label}`,
      label,
      isCurrent: label === current,
    }))}
  />
);
/** The list in the fold of a phone, which wide screens do not draw. */
const fold = () => screen.getByRole<HTMLDetailsElement>('group', { hidden: true });
const line = () => fold().querySelector('summary')?.textContent;

describe('SideNav', () => {
  it('calls the page that is read current, in the list and in the fold alike', () => {
    render(nav('Retur'));
    expect(
      screen
        .getAllByRole('link', { hidden: true, current: 'page' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#Retur', '#Retur']);
  });

  it.each([
    { current: 'Retur', says: 'Information: Retur' },
    { current: undefined, says: 'Information' },
  ])('says in the line of its fold where the reader is: $says', ({ current, says }) => {
    render(nav(current));
    expect(line()).toBe(says);
  });

  it('opens by a press on its line, and arrives closed at another page', async () => {
    const { rerender } = render(nav('Leverans'));
    expect(fold().open).toBe(false);
    await userEvent.click(within(fold()).getByText(/Information/));
    expect(fold().open).toBe(true);
    rerender(nav('Retur'));
    expect(fold().open).toBe(false);
  });

  it('follows its links the shop’s own way', () => {
    render(
      <LinkProvider
        link={({ children, ...props }) => (
          <a {...props} data-is-routed="">
            {children}
          </a>
        )}
      >
        {nav()}
      </LinkProvider>,
    );
    expect(
      screen
        .getAllByRole('link', { hidden: true })
        .every((link) => link.hasAttribute('data-is-routed')),
    ).toBe(true);
  });

  it('is heard as one named navigation with one list of links', async () => {
    const { container } = render(nav('Retur'));
    expect(await heardWords(container)).toEqual([
      'navigation, Information',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Leverans',
      'Leverans',
      'end of link, Leverans',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Retur, current page',
      'Retur',
      'end of link, Retur, current page',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of navigation, Information',
    ]);
  });
});
