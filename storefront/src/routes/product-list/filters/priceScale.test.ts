import { expect, it } from 'vitest';
import { noLimit } from '../../../features/lists/listSelection.ts';
import { priceScale } from './priceScale.ts';

it.each([
  ['SEK', [149, 3399], undefined, [100, 3400, 50]],
  ['SEK', [200, 400], undefined, [200, 400, 50]],
  ['EUR', [14, 339], undefined, [10, 340, 5]],
  ['SEK', [200, 400], [120, 390], [100, 400, 50]],
  ['SEK', [200, 400], [210, 890], [200, 900, 50]],
] as const)(
  'in %s, prices of %j with %j chosen are on the scale %j',
  (currency, range, chosen, scale) => {
    const rangeOf = ([lowest, highest]: readonly [number, number]) => ({ lowest, highest });
    const { ends, step } = priceScale(rangeOf(range), currency, chosen && rangeOf(chosen));
    expect([ends.lowest, ends.highest, step]).toEqual(scale);
  },
);

it.each([
  [noLimit, { lowest: 200, highest: 400 }],
  [
    { ...noLimit, lowest: 250 },
    { lowest: 250, highest: 400 },
  ],
  [
    { ...noLimit, highest: 900 },
    { lowest: 200, highest: 900 },
  ],
])('%j is chosen of it as %j', (chosen, shown) =>
  expect(priceScale({ lowest: 200, highest: 400 }, 'SEK', chosen).shown).toEqual(shown),
);
