import { describe, expect, it } from 'vitest';
import type { CampaignRow } from './campaignRow.ts';
import { checkPromoCode, normaliseCode } from './checkPromoCode.ts';

const now = Date.parse('2026-11-01T00:00:00Z');
const campaign: CampaignRow = {
  campaignId: 1,
  key: 'k',
  name: {},
  alias: {},
  description: null,
  hideTitle: false,
  percent: 15,
  promoCode: 'HEJ',
  validFrom: new Date('2026-01-01'),
  validTo: new Date('2027-01-01'),
  markets: ['se'],
  minimumOrder: { se: 50_000 },
  usageLimit: 2,
  productCount: 0,
  offer: null,
};
const use = { market: 'se', now, used: 0, goods: 60_000 } as const;

describe('a code typed in the cart', () => {
  it.each([
    ['is accepted', {}, {}, undefined],
    ['is unknown', undefined, {}, 'PromoCodeUnknown'],
    ['belongs to a price campaign, which has no code', { promoCode: null }, {}, 'PromoCodeUnknown'],
    ['is for another market', {}, { market: 'no' }, 'PromoCodeOtherMarket'],
    ['has not begun', { validFrom: new Date('2026-12-01') }, {}, 'PromoCodeNotStarted'],
    ['has expired at its end instant', { validTo: new Date(now) }, {}, 'PromoCodeExpired'],
    ['is used up', {}, { used: 2 }, 'PromoCodeUsedUp'],
    ['requires a larger order', {}, { goods: 49_999 }, 'RequirementsNotMet'],
    ['has its minimum order met exactly', {}, { goods: 50_000 }, undefined],
  ] as const)('%s', (_, change, situation, code) => {
    const check = checkPromoCode(change === undefined ? undefined : { ...campaign, ...change }, {
      ...use,
      ...situation,
    });
    expect(check.isAccepted ? undefined : check.code).toBe(code);
  });

  it('may be typed in any case with spaces around it', () => {
    expect(normaliseCode('  hej15 ')).toBe('HEJ15');
  });
});
