// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { HeaderNav } from './HeaderNav.tsx';

afterEach(cleanup);

const nav = (
  <HeaderNav
    label="Huvudmeny"
    items={[
      { href: '/nyheter', label: 'Nyheter' },
      { href: '/dam', label: 'Dam', isCurrent: true },
      { href: '/rea', label: 'Rea & mer' },
    ]}
  />
);

describe('HeaderNav', () => {
  it('consists of links in the order given, each a tab stop', async () => {
    render(nav);
    const stops = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('href'));
    }
    expect(stops).toEqual(['/nyheter', '/dam', '/rea']);
  });

  it('marks only the current one: as part of the path, not as the page itself', () => {
    render(nav);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
  });

  it('is exposed as a named navigation with the current page', async () => {
    const { container } = render(nav);
    expect(
      (await announcedWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
    ).toEqual([
      'navigation, Huvudmeny',
      'list',
      'link, Nyheter',
      'link, Dam, current item',
      'link, Rea & mer',
    ]);
  });
});
