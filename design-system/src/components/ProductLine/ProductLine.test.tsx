// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ProductLine } from './ProductLine.tsx';

afterEach(cleanup);

it('is read as brand, name and price, without its picture', async () => {
  const { container } = render(
    <ProductLine
      image={{ src: 'data:,', alt: '' }}
      brand="Tjärn"
      name="Alma"
      price={<p>1 999 kr</p>}
    />,
  );
  const words = await announcedWords(container);
  expect(words.filter((each) => !/paragraph/.test(each))).toEqual(['Tjärn', 'Alma', '1 999 kr']);
});
