import { describe, expect, it } from 'vitest';
import { shippingOptionsFor } from './shippingOptions.ts';

describe('the ways a parcel can travel', () => {
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
