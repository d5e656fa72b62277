// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { HotspotPicture } from './HotspotPicture.tsx';

afterEach(cleanup);

const show = () =>
  render(
    <HotspotPicture
      image={{ src: '/look.webp', alt: 'Kappa och tröja' }}
      closeLabel="Stäng"
      spots={[
        {
          id: '1',
          place: { x: 0.3, y: 0.35 },
          label: 'Visa Alma',
          panel: <a href="/p/alma">Alma</a>,
        },
        {
          id: '2',
          place: { x: 0.6, y: 0.5 },
          label: 'Visa Inga',
          panel: <a href="/p/inga">Inga</a>,
        },
      ]}
    />,
  );

describe('HotspotPicture', () => {
  it('has a named button for every mark, which opens its own panel without scripts', () => {
    const { container } = show();
    for (const [name, href] of [
      ['Visa Alma', '/p/alma'],
      ['Visa Inga', '/p/inga'],
    ] as const) {
      const panel = container.querySelector(
        `#${CSS.escape(screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '')}`,
      );
      expect(panel?.getAttribute('popover')).toBe('auto');
      expect(panel?.querySelector('a')?.getAttribute('href')).toBe(href);
    }
  });

  it('closes a panel by its own button', () => {
    const { container } = show();
    const panels = [...container.querySelectorAll('[popover]')];
    expect(
      panels.map((panel) =>
        panel.querySelector('[popovertargetaction="hide"]')?.getAttribute('popovertarget'),
      ),
    ).toEqual(panels.map(({ id }) => id));
  });

  it('places each mark at its position in the picture', () => {
    show();
    const { parentElement } = screen.getByRole('button', { name: 'Visa Alma' });
    const at = (name: string) => parentElement?.style.getPropertyValue(name);
    expect([at('--spot-x'), at('--spot-y')]).toEqual(['30%', '35%']);
  });

  it('is exposed as the picture, and after each mark its content and its close button', async () => {
    const { container } = show();
    // happy-dom shows popovers from the start: a browser exposes this with the panels open.
    expect(await announcedWords(container)).toEqual([
      'image, Kappa och tröja',
      'button, Visa Alma',
      'group, Visa Alma',
      'link, Alma',
      'button, Stäng',
      'end of group, Visa Alma',
      'button, Visa Inga',
      'group, Visa Inga',
      'link, Inga',
      'button, Stäng',
      'end of group, Visa Inga',
    ]);
  });

  it('describes the picture', () => {
    show();
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Kappa och tröja');
  });
});
