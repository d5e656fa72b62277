// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FactList } from './FactList.tsx';

afterEach(cleanup);

describe('FactList', () => {
  it('is exposed fact by fact, each after its name', async () => {
    const { container } = render(
      <FactList
        facts={[
          { id: 'material', term: 'Material', details: '100 % ull' },
          { id: 'care', term: 'Skötsel', details: <a href="/ull">Så sköter du ull</a> },
        ]}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'term',
      'Material',
      'end of term',
      'definition',
      '100 % ull',
      'end of definition',
      'term',
      'Skötsel',
      'end of term',
      'definition',
      'link, Så sköter du ull',
      'end of definition',
    ]);
  });

  it('keeps facts of the same name apart, without a console error', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <FactList
        facts={[
          { id: 'home', term: 'Adress', details: 'Storgatan 1' },
          { id: 'work', term: 'Adress', details: 'Hamnen 2' },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Storgatan 1',
      'Hamnen 2',
    ]);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('is one description list, of which each row holds a name and its fact', () => {
    const { container } = render(
      <FactList facts={[{ id: 'a', term: 'Order', details: '<1001>' }]} />,
    );
    expect(
      [...(container.querySelector('dl')?.children ?? [])].map((row) =>
        [...row.children].map(({ tagName, textContent }) => [tagName, textContent]),
      ),
    ).toEqual([
      [
        ['DT', 'Order'],
        ['DD', '<1001>'],
      ],
    ]);
  });
});
