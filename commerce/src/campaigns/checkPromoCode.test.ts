import { describe, expect, it } from 'vitest';
import type { CampaignRow } from './campaignRow.ts';
import { checkPromoCode, normaliseCode } from './checkPromoCode.ts';

const now = Date.parse('2026-11-01T00:00:00Z');
const campaign: CampaignRow = {
  campaign_id: 1,
  key: 'k',
  name: {},
  alias: {},
  description: null,
  hide_title: false,
  percent: 15,
  promo_code: 'HEJ',
  valid_from: new Date('2026-01-01'),
  valid_to: new Date('2027-01-01'),
  markets: ['se'],
  minimum_order: { se: 50_000 },
  usage_limit: 2,
  product_count: 0,
};
const use = { market: 'se', now, used: 0, goods: 60_000 } as const;

describe('a code typed in the cart', () => {
  it.each([
    ['is accepted', {}, {}, undefined],
    ['is unknown', undefined, {}, 'PromoCodeUnknown'],
    ['belongs to a price campaign and is no code', { promo_code: null }, {}, 'PromoCodeUnknown'],
    ['is for another market', {}, { market: 'no' }, 'PromoCodeOtherMarket'],
    ['has not begun', { valid_from: new Date('2026-12-01') }, {}, 'PromoCodeNotStarted'],
    ['is over at its last moment', { valid_to: new Date(now) }, {}, 'PromoCodeExpired'],
    ['is used up', {}, { used: 2 }, 'PromoCodeUsedUp'],
    ['asks for a larger order', {}, { goods: 49_999 }, 'RequirementsNotMet'],
    ['is met exactly', {}, { goods: 50_000 }, undefined],
  ] as const)('%s', (_, change, given, code) => {
    const answer = checkPromoCode(change === undefined ? undefined : { ...campaign, ...change }, {
      ...use,
      ...given,
    });
    expect(answer.isAccepted ? undefined : answer.code).toBe(code);
  });

  it('may be typed in any case with spaces around it', () => {
    expect(normaliseCode('  hej15 ')).toBe('HEJ15');
  });
});
