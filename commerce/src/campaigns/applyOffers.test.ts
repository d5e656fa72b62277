import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyOffers,
  type AppliedOffers,
  type CartOffer,
  type OfferedLine,
  type OfferEffect,
} from './applyOffers.ts';
import { anyOffers } from './testing/anyOffers.ts';

/** `2×499#7` is two pieces of product 7 at 499 minor units each. */
const lineOf = (text: string): OfferedLine => {
  const [, quantity, price, productId] = /^(\d+)×(\d+)#(\d+)$/.exec(text) ?? [];
  return { quantity: Number(quantity), price: Number(price), productId: Number(productId) };
};

const offer = (
  campaignId: number,
  effect: OfferEffect,
  rest: Partial<Omit<CartOffer, 'campaignId' | 'effect'>> = {},
): CartOffer => ({ campaignId, effect, minimumOrder: 0, needsCode: false, ...rest });

const percent = (id: number, value: number, rest?: Parameters<typeof offer>[2]) =>
  offer(id, { kind: 'percent', percent: value }, rest);
const threeForTwo = (id: number, rest?: Parameters<typeof offer>[2]) =>
  offer(id, { kind: 'quantity', take: 3, pay: 2 }, rest);
const amount = (id: number, value: number, rest?: Parameters<typeof offer>[2]) =>
  offer(id, { kind: 'amount', amount: value }, rest);
const code = { needsCode: true };
const of = (...ids: readonly number[]) => ({ productIds: new Set(ids) });

/** `1:166 2:34 -50 | …`: what each campaign takes off each line, then its part of fixed amounts. */
const written = ({ lines }: AppliedOffers): string =>
  lines
    .map(({ campaigns, fixed }) =>
      [
        ...campaigns.map(({ campaignId, discount }) => `${campaignId}:${discount}`),
        ...(fixed > 0 ? [`-${fixed}`] : []),
      ].join(' '),
    )
    .join(' | ');

describe('what campaigns take off each line', () => {
  it.each([
    ['nothing without campaigns', ['2×500#1'], [], ''],
    ['3 for 2: the price of one of three', ['3×500#1'], [threeForTwo(1)], '1:500'],
    ['3 for 2 of four pieces: one is left over', ['4×500#1'], [threeForTwo(1)], '1:500'],
    ['3 for 2 of seven pieces: two are free', ['7×500#1'], [threeForTwo(1)], '1:1000'],
    ['3 for 2 of two pieces: nothing', ['2×500#1'], [threeForTwo(1)], ''],
    [
      'the cheapest is free, and what it costs is taken off all three in proportion',
      ['1×600#1', '1×300#2', '1×100#3'],
      [threeForTwo(1)],
      '1:60 | 1:30 | 1:10',
    ],
    [
      'the dearest pieces are together, so that what is free is worth more',
      ['3×600#1', '3×100#2'],
      [threeForTwo(1)],
      '1:600 | 1:100',
    ],
    [
      'only the products of the campaign',
      ['2×600#1', '1×100#2', '1×500#1'],
      [threeForTwo(1, of(1))],
      '1:353 |  | 1:147',
    ],
    [
      'a piece is in one campaign by quantity, the earlier',
      ['3×500#1'],
      [threeForTwo(2), offer(1, { kind: 'quantity', take: 2, pay: 1 })],
      '1:500',
    ],
    [
      'a percentage of the pieces that are in no campaign by quantity',
      ['4×500#1'],
      [threeForTwo(1), percent(2, 10)],
      '1:500 2:50',
    ],
    [
      'the highest percentage, not both',
      ['1×1000#1', '1×1000#2'],
      [percent(1, 10), percent(2, 20, of(2))],
      '1:100 | 2:200',
    ],
    [
      'a percentage rounded once for all lines',
      ['1×1#1', '1×1#2', '1×1#3'],
      [percent(1, 50)],
      '1:1 | 1:1 | ',
    ],
    [
      'a code of what other campaigns leave',
      ['1×1000#1'],
      [percent(1, 20), percent(2, 10, code)],
      '1:200 2:80',
    ],
    [
      'a code by quantity only on pieces that no campaign has used',
      ['5×500#1'],
      [threeForTwo(1), offer(2, { kind: 'quantity', take: 2, pay: 1 }, code)],
      '1:500 2:500',
    ],
    [
      'a fixed amount in proportion to what lines cost',
      ['1×300#1', '1×100#2'],
      [amount(1, 100)],
      '-75 | -25',
    ],
    [
      'a fixed amount of what percentages leave',
      ['1×1000#1', '1×1000#2'],
      [percent(1, 50, of(2)), amount(2, 300)],
      '-200 | 1:500 -100',
    ],
    ['no more than the goods cost', ['1×80#1'], [amount(1, 100)], '-80'],
    [
      'two fixed amounts, no more than the goods cost',
      ['1×150#1'],
      [amount(1, 100), amount(2, 100, code)],
      '-150',
    ],
    [
      'a fixed amount off its products alone',
      ['1×300#1', '1×50#2'],
      [amount(1, 100, of(2))],
      ' | -50',
    ],
  ] as const)('%s', (_, lines, offers, expected) => {
    expect(written(applyOffers(lines.map(lineOf), offers))).toBe(expected);
  });

  it.each([
    ['a campaign below its minimum', ['1×499#1'], [percent(1, 10, { minimumOrder: 500 })], []],
    ['a campaign at its minimum', ['1×500#1'], [percent(1, 10, { minimumOrder: 500 })], [1]],
    [
      'a code whose minimum is no longer reached after other campaigns',
      ['1×500#1'],
      [percent(1, 10), percent(2, 10, { ...code, minimumOrder: 500 })],
      [1],
    ],
    [
      'a fixed amount whose minimum is reached with what the others leave',
      ['1×500#1'],
      [percent(1, 10), amount(2, 50, { minimumOrder: 450 })],
      [1, 2],
    ],
    [
      'a campaign whose products are not in the cart',
      ['1×500#1'],
      [percent(1, 10, of(2)), amount(2, 10, of(2)), offer(3, { kind: 'shipping' }, of(2))],
      [],
    ],
  ] as const)('%s', (_, lines, offers, applied) => {
    const { campaigns } = applyOffers(lines.map(lineOf), offers);
    expect(campaigns.map(({ campaignId }) => campaignId)).toEqual(applied);
  });

  it.each([
    ['is free', ['1×500#1'], {}, true],
    ['is free from a minimum, after what is taken off', ['1×600#1'], { minimumOrder: 550 }, false],
    ['is free with one of its products', ['1×600#1', '1×10#2'], of(2), true],
    ['is free by a code', ['1×500#1'], code, true],
    ['of an empty cart is not', [], {}, false],
  ] as const)('delivery %s', (_, lines, rest, isFree) => {
    const offers = [percent(1, 10), offer(2, { kind: 'shipping' }, rest)];
    const applied = applyOffers(lines.map(lineOf), offers);
    expect(applied.isShippingFree).toBe(isFree);
    expect(applied.campaigns.some(({ campaignId }) => campaignId === 2)).toBe(isFree);
  });
});

const anyLine = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 0, max: 200_000 }),
});
const total = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

describe('any campaigns on any cart', () => {
  it('take off no more than each line costs, and altogether what they say', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 10 }), anyOffers, (lines, offers) => {
        const applied = applyOffers(lines, offers);
        for (const [at, { quantity, price }] of lines.entries()) {
          const { campaigns, fixed } = applied.lines[at] ?? { campaigns: [], fixed: 0 };
          const off = [...campaigns.map(({ discount }) => discount), fixed];
          expect(off.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
          expect(total(off)).toBeLessThanOrEqual(quantity * price);
        }
        const ofLines = applied.lines.flatMap(({ campaigns, fixed }) => [
          ...campaigns.map(({ discount }) => discount),
          fixed,
        ]);
        expect(total(ofLines)).toBe(total(applied.campaigns.map(({ discount }) => discount)));
      }),
      { numRuns: 2_000, seed: 11 },
    );
  });

  it('come to the same in any order of the lines and of the campaigns', () => {
    const sums = ({ campaigns, isShippingFree }: AppliedOffers) => ({
      isShippingFree,
      off: campaigns.toSorted((a, b) => a.campaignId - b.campaignId),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLine, { maxLength: 6, selector: ({ price }) => price }),
        anyOffers,
        (lines, offers) => {
          const sorted = lines.toSorted((a, b) => a.productId - b.productId || a.price - b.price);
          const one = sums(applyOffers(lines, offers));
          const other = sums(applyOffers(sorted, offers.toReversed()));
          expect(other.isShippingFree).toBe(one.isShippingFree);
          expect(other.off.map(({ campaignId }) => campaignId)).toEqual(
            one.off.map(({ campaignId }) => campaignId),
          );
        },
      ),
      { numRuns: 500, seed: 12 },
    );
  });

  it('make of every full group the cheapest free, as counting piece by piece does', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 6 }),
        fc.integer({ min: 2, max: 4 }),
        (lines, take) => {
          const { campaigns } = applyOffers(lines, [
            offer(1, { kind: 'quantity', take, pay: take - 1 }),
          ]);
          const pieces = lines
            .flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price))
            .toSorted((a, b) => b - a);
          const free = pieces.filter((_, at) => at % take === take - 1);
          expect(total(campaigns.map(({ discount }) => discount))).toBe(total(free));
        },
      ),
      { numRuns: 500, seed: 13 },
    );
  });
});
