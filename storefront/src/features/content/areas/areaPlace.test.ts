import { describe, expect, it } from 'vitest';
import { type AreaPlace, areas, readPlace, writePlace } from './areaPlace.ts';

describe('a place of content in an address', () => {
  it.each<AreaPlace>([
    { alias: 'om-oss' },
    { alias: 'a&b=c å' },
    areas.frontPage,
    {
      ...areas.listTop,
      filters: [
        { key: 'Category', value: 'dam:kappor' },
        { key: 'Brand', value: 'Ö & Å' },
      ],
    },
  ])('is read as it was written: %o', (place) =>
    expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place),
  );

  it.each(['', 'alias=', 'family=Frontpage', 'area=x', 'filter=Category:dam'])(
    'names none in “%s”',
    (query) => expect(readPlace(new URLSearchParams(query))).toBeUndefined(),
  );

  it('leaves out filters that are none', () => {
    expect(readPlace(new URLSearchParams('family=a&area=b&filter=x&filter=:y&filter=k:v'))).toEqual(
      { family: 'a', areaName: 'b', filters: [{ key: 'k', value: 'v' }] },
    );
  });
});
