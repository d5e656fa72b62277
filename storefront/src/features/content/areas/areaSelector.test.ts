import { describe, expect, it } from 'vitest';
import { type AreaSelector, areas, readAreaSelector, writeAreaSelector } from './areaSelector.ts';

describe('an area’s selector in an address', () => {
  it.each<AreaSelector>([
    { alias: 'om-oss' },
    { alias: 'a&b=c å' },
    areas.homePage,
    {
      ...areas.listTop,
      filters: [
        { key: 'Category', value: 'dam:kappor' },
        { key: 'Brand', value: 'Ö & Å' },
      ],
    },
  ])('round-trips: %o', (selector) =>
    expect(readAreaSelector(new URLSearchParams(writeAreaSelector(selector).toString()))).toEqual(
      selector,
    ),
  );

  it.each(['', 'alias=', 'family=Frontpage', 'area=x', 'filter=Category:dam'])(
    'is missing in “%s”',
    (query) => expect(readAreaSelector(new URLSearchParams(query))).toBeUndefined(),
  );

  it('omits empty filters', () => {
    expect(
      readAreaSelector(new URLSearchParams('family=a&area=b&filter=x&filter=:y&filter=k:v')),
    ).toEqual({ family: 'a', areaName: 'b', filters: [{ key: 'k', value: 'v' }] });
  });
});
