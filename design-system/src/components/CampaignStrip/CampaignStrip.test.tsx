// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { CampaignStrip } from './CampaignStrip.tsx';

afterEach(() => {
  cleanup();
  resizeWindow('desktop');
});

const strip = () => (
  <CampaignStrip
    promises={[
      { id: 'shipping', words: <strong>Fri frakt över 799 kr</strong> },
      { id: 'returns', words: 'Fri retur i 30 dagar' },
    ]}
    aside={<a href="https://solvik.example/no">Norge</a>}
  />
);

describe('CampaignStrip', () => {
  it('is exposed on a desktop as a list of promises and its last item', async () => {
    resizeWindow('desktop');
    const { container } = render(strip());
    expect(await announcedWords(container)).toEqual([
      'list',
      'listitem, level 1, position 1, set size 2',
      'strong',
      'Fri frakt över 799 kr',
      'end of strong',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Fri retur i 30 dagar',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'link, Norge',
    ]);
  });

  it('keeps the first promise only where a phone has space for one', () => {
    resizeWindow('phone');
    render(strip());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fri frakt över 799 kr',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('turns focus rings white on its accent background', () => {
    const { container } = render(strip());
    expect(container.querySelector<HTMLElement>('[data-ground]')?.dataset.ground).toBe('accent');
  });
});
