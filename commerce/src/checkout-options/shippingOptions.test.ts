import { describe, expect, it } from 'vitest';
import { shippingName, shippingOptionsFor, shippingOptionsTo } from './shippingOptions.ts';

describe('the options for a postal code', () => {
  it.each([
    ['se', '123 45', ['pickup', 'home', 'express']],
    ['se', 'SE-41101', ['pickup', 'home']],
    ['se', '1234', []],
    ['se', 'abcde', []],
    ['se', '99999', []],
    ['no', '9999', []],
    ['se', undefined, ['pickup', 'home']],
    ['se', ' ', ['pickup', 'home']],
    ['no', '0150', ['pickup', 'home', 'express']],
    ['no', '5003', ['pickup', 'home']],
    ['dk', '2100', ['pickup', 'home', 'express']],
    ['fi', '00100', ['pickup', 'home', 'express']],
    ['ax', '22100', ['pickup', 'home']],
    ['ax', '00100', []],
  ] as const)('%s %s: %j', (market, zip, keys) => {
    expect(shippingOptionsFor(market, zip).map(({ key }) => key)).toEqual(keys);
  });
});

describe('a delivery option', () => {
  it.each([
    ['se', '11122', ['1 pickup 4900', '2 home 7900', '3 express 14900']],
    ['no', '0150', ['1 pickup 4900', '2 home 8900', '3 express 15900']],
    ['dk', '2100', ['1 pickup 3900', '2 home 5900', '3 express 9900']],
    ['fi', '00100', ['1 pickup 490', '2 home 790', '3 express 1490']],
    ['ax', '22100', ['1 pickup 790', '2 home 990']],
  ] as const)('has its id and its fee in %s', (market, zip, expected) => {
    expect(
      shippingOptionsFor(market, zip).map(({ id, key, fee }) => `${id} ${key} ${fee}`),
    ).toEqual(expected);
  });

  it('has its days, and only express is paid above the free-shipping limit', () => {
    expect(
      shippingOptionsFor('se', '11122').map(({ key, days, isFreeAboveLimit }) => [
        key,
        days,
        isFreeAboveLimit,
      ]),
    ).toEqual([
      ['pickup', [1, 3], true],
      ['home', [1, 3], true],
      ['express', [1, 1], false],
    ]);
  });

  it('is named in the language of the shopper', () => {
    expect(shippingName({ key: 'home' }, 'sv')).toBe('Hem till dörren');
    expect(shippingName({ key: 'pickup' }, 'da')).toBe('Til pakkeshop');
  });
});

describe('a market delivers within its own country only', () => {
  const sweden = { id: 'se', country: { code: 'SE', name: 'Sverige' } } as const;
  it.each([
    [{ zip: '41101', country: 'SE' }, 2],
    [{ zip: '41101', country: ' se ' }, 2],
    [{ zip: '41101', country: 'SVERIGE' }, 2],
    [{ zip: '41101', country: '' }, 2],
    [{ zip: '41101' }, 2],
    [{}, 2],
    [{ zip: '0150' }, 0],
    [{ zip: '41101', country: 'NO' }, 0],
    [{ zip: '41101', country: 'Norge' }, 0],
  ])('%j has %d options', (destination, count) => {
    expect(shippingOptionsTo(sweden, destination)).toHaveLength(count);
  });
});
