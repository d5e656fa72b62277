// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
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
/** The collapsed list of a phone, which wide screens do not show. */
const fold = () => screen.getByRole<HTMLDetailsElement>('group', { hidden: true });
const line = () => fold().querySelector('summary')?.textContent;

describe('SideNav', () => {
  it('marks the current page, in the list and in the collapsed one alike', () => {
    render(nav('Retur'));
    expect(
      screen
        .getAllByRole('link', { hidden: true, current: 'page' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#Retur', '#Retur']);
  });

  it.each([
    { current: 'Retur', outcome: 'Information: Retur' },
    { current: undefined, outcome: 'Information' },
  ])(
    'shows in the summary of the collapsed list the current page: $outcome',
    ({ current, outcome }) => {
      render(nav(current));
      expect(line()).toBe(outcome);
    },
  );

  it('opens by a press on its summary, and is closed again at another page', async () => {
    const { rerender } = render(nav('Leverans'));
    expect(fold().open).toBe(false);
    await userEvent.click(within(fold()).getByText(/Information/));
    expect(fold().open).toBe(true);
    rerender(nav('Retur'));
    expect(fold().open).toBe(false);
  });

  it('navigates by the shop’s own link', () => {
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

  it('is exposed as one named navigation with one list of links', async () => {
    const { container } = render(nav('Retur'));
    expect(await announcedWords(container)).toEqual([
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
