// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
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
  it('leads by links in the order given, each its own stop of the keyboard', async () => {
    render(nav);
    const stops = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('href'));
    }
    expect(stops).toEqual(['/nyheter', '/dam', '/rea']);
  });

  it('calls only the current one current: part of the way here, not the page itself', () => {
    render(nav);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
  });

  it('is heard as a named navigation that says where one is', async () => {
    const { container } = render(nav);
    expect(
      (await heardWords(container)).filter((phrase) => !/^(end of|listitem)/.test(phrase)),
    ).toEqual([
      'navigation, Huvudmeny',
      'list',
      'link, Nyheter',
      'link, Dam, current item',
      'link, Rea & mer',
    ]);
  });
});
