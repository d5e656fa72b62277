// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

afterEach(cleanup);

const crumbs = [
  { href: '/', label: 'Start' },
  { href: '/dam', label: 'Dam' },
];

describe('Breadcrumbs', () => {
  it('links to the pages above in order, and not to the page itself', () => {
    render(<Breadcrumbs label="Du är här" crumbs={crumbs} current="Kappor" />);
    expect(
      screen
        .getAllByRole<HTMLAnchorElement>('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Start', '/'],
      ['Dam', '/dam'],
    ]);
  });

  it('has no step for a page without a name', () => {
    render(<Breadcrumbs label="Du är här" crumbs={crumbs} />);
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => [item.textContent, item.getAttribute('aria-current')]),
    ).toEqual([
      ['Start', null],
      ['Dam', null],
    ]);
  });

  it('is exposed as a named trail whose last step is the current page, its separators hidden from screen readers', async () => {
    const { container } = render(
      <Breadcrumbs label="Du är här" crumbs={crumbs.slice(1)} current="Kappor & jackor" />,
    );
    expect(await announcedWords(container)).toEqual([
      'navigation, Du är här',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Dam',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, current page, position 2, set size 2',
      'Kappor & jackor',
      'end of listitem, level 1, current page, position 2, set size 2',
      'end of list',
      'end of navigation, Du är här',
    ]);
  });
});
