import { expect, it } from 'vitest';
import { catalogueOf } from './testing/catalogueOf.ts';
import { writtenFirst } from './writtenFirst.ts';

it('puts first what has the word in its name, or begins another text with it', () => {
  const catalogue = catalogueOf(
    { 1: 'Klassisk kappa', 2: 'Kappa', 3: 'Kappa', 4: 'Välklädd kappa' },
    { 2: 'Klädhuset', 3: 'Välklädd' },
  );
  const ids = [1, 2, 3, 4, 5];
  expect(writtenFirst(ids, 'klä', { catalogue, locale: 'sv' })).toEqual([2, 4, 1, 3, 5]);
});

it('orders the first 200, and leaves the others after them', () => {
  const ids = Array.from({ length: 203 }, (_, at) => at + 1);
  const catalogue = catalogueOf(
    Object.fromEntries(ids.map((id) => [id, id < 200 ? 'Klassisk' : 'Klänning'])),
  );
  const ordered = writtenFirst(ids, 'klä', { catalogue, locale: 'sv' });
  expect(ordered).toEqual([200, ...ids.slice(0, 199), 201, 202, 203]);
});
