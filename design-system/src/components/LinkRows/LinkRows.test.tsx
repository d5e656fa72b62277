// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { LinkRows } from './LinkRows.tsx';

afterEach(cleanup);

it('is a list of links, named as it is, each with what one finds there', async () => {
  const { container } = render(
    <LinkRows
      aria-label="Avdelningar"
      rows={[
        { href: '/coats', label: 'Ullkappor', details: '38' },
        { href: '/news', label: 'Nyheter' },
      ]}
    />,
  );
  expect(await announcedWords(container)).toEqual([
    'list, Avdelningar',
    'listitem, level 1, position 1, set size 2',
    'link, Ullkappor 38',
    'Ullkappor',
    '38',
    'end of link, Ullkappor 38',
    'end of listitem, level 1, position 1, set size 2',
    'listitem, level 1, position 2, set size 2',
    'link, Nyheter',
    'Nyheter',
    'end of link, Nyheter',
    'end of listitem, level 1, position 2, set size 2',
    'end of list, Avdelningar',
  ]);
});
