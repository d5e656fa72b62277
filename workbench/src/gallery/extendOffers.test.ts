import { expect, it } from 'vitest';
import { extendOffers } from './extendOffers.ts';
import { loadExampleFields } from './loadExampleFields.ts';

it.each([
  ['at noon', '2026-11-22T11:00:00Z', '2026-11-29T22:59:00.000Z'],
  ['in the summer', '2026-07-01T11:00:00Z', '2026-07-08T21:59:00.000Z'],
  ['after midnight in local time', '2026-11-22T23:30:00Z', '2026-11-30T22:59:00.000Z'],
  ['before the end of daylight saving time', '2026-10-20T11:00:00Z', '2026-10-27T22:59:00.000Z'],
  [
    'late on the evening before daylight saving time',
    '2026-03-28T22:30:00Z',
    '2026-04-04T21:59:00.000Z',
  ],
  ['in the year’s last week', '2026-12-28T11:00:00Z', '2027-01-04T22:59:00.000Z'],
])(
  'an offer that is added %s ends in a week, the minute before midnight',
  async (_when, now, end) => {
    const added = extendOffers(await loadExampleFields('offers'), 'offers', new Date(now));
    expect(added['ends']).toEqual({ '*': end });
  },
);

it('ends in the time zone of a market with its own end', () => {
  const ends = { '*': '2126-11-29T23:59:00+01:00', fi: '2126-11-29T23:59:00+02:00' };
  expect(extendOffers({ ends }, 'offers', new Date('2026-11-22T11:00:00Z'))).toEqual({
    ends: { '*': '2026-11-29T22:59:00.000Z', fi: '2026-11-29T21:59:00.000Z' },
  });
});

it('leaves the rest of the offer unchanged', async () => {
  const example = await loadExampleFields('offers');
  expect(extendOffers(example, 'offers', new Date('2026-11-22T11:00:00Z'))).toEqual({
    ...example,
    ends: expect.anything(),
  });
});

it.each([
  ['what is over', 'offers', 'Over'],
  ['what never ends', 'offers', 'Code'],
  ['lists', 'shop-the-look', 'Four pieces'],
  ['what has no date', 'hero', 'Winter coats'],
] as const)('leaves %s unchanged', async (_what, type, title) => {
  const example = await loadExampleFields(type, title);
  expect(extendOffers(example, type, new Date('2026-11-22T11:00:00Z'))).toEqual(example);
});
