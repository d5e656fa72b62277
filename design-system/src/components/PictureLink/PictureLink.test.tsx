// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PictureLink } from './PictureLink.tsx';

afterEach(cleanup);

it.each([
  ['a picture', { src: '/coat.webp', alt: '' }],
  ['cloth', undefined],
])('with %s is one link, named by its label alone', async (_, image) => {
  const { container } = render(<PictureLink label="Kappor" href="/coats" image={image} />);
  expect(container.querySelectorAll('img')).toHaveLength(image ? 1 : 0);
  expect(await announcedWords(container)).toEqual([
    'link, Kappor',
    'Kappor',
    'end of link, Kappor',
  ]);
});

it('without a picture is of cloth in the colour of its product', () => {
  const { container } = render(
    <PictureLink label="Kappor" href="/coats" image={undefined} clothColour="#8a3324" />,
  );
  expect(container.innerHTML).toContain('#8a3324');
});
