import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileTransport } from '../mail/mailTransport.ts';
import { sendMails } from '../notifications/sendMails.ts';
import { recordLog } from '../testing/recordLog.ts';
import {
  denmark,
  finland,
  norway,
  submitSandboxPayment,
  shopperSteps,
  sweden,
} from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { expectInvariants, stockOf } from './testing/orderChecks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

describe('from the product to the confirmation', () => {
  it.each([
    ['sv', sweden, 44_800, 'Tack för din beställning', '448'],
    ['nb', norway, 45_800, 'Takk for bestillingen', '458'],
    ['da', denmark, 31_800, 'Tak for din bestilling', '318'],
    ['fi', finland, 4_490, 'Kiitos tilauksestasi', '44,90'],
  ] as const)(
    'in %s: placed, paid, confirmed, mailed',
    async (_, where, total, heading, amount) => {
      const shopper = shopperSteps(shop, where);
      const cartId = await shopper.newCart();
      const skuId = await shopper.skuOf('sommar-svart', '36');
      const before = await stockOf(shop, skuId);
      const cart = await shopper.add(cartId, skuId);
      expect(cart.summary.total.sellingPriceIncVat * 100).toBeCloseTo(total);
      const placed = await shopper.place(cartId);
      expect(placed).toMatchObject({
        status: 'pending-payment',
        redirectUrl: expect.stringMatching(/^\/payments\/sandbox\/[0-9a-f-]{36}$/),
      });
      expect((await stockOf(shop, skuId))?.reserved).toBe(1);
      expect(await submitSandboxPayment(shop, placed.redirectUrl, 'paid')).toBe(
        `/checkout/confirm?order=${placed.publicId}`,
      );
      expect(await stockOf(shop, skuId)).toEqual({
        onHand: (before?.onHand ?? 0) - 1,
        reserved: 0,
      });
      const { getOrderPublic: order } = await shop.query<{
        getOrderPublic: {
          status: string;
          orderTotal: { sellingPriceIncVat: number };
          cart: { isCompleted: boolean; items: object[] };
          paymentDetails: { isPaid: boolean }[];
        };
      }>(
        `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status orderTotal { sellingPriceIncVat } cart { isCompleted items { skuId } } paymentDetails { isPaid } } }`,
        { id: placed.publicId },
      );
      expect(order).toMatchObject({
        status: 'pending',
        orderTotal: { sellingPriceIncVat: total / 100 },
        cart: { isCompleted: true, items: [{ skuId }] },
        paymentDetails: [{ isPaid: true }],
      });
      expect(await shopper.cart(cartId)).toBeNull();

      const { database, settings } = shop.commerce;
      const folder = join(shop.dataDir, `outbox-${where.marketId}`);
      expect(
        await sendMails({
          database,
          settings,
          transport: fileTransport(folder),
          log: recordLog(shop.log),
        }),
      ).toBe(1);
      const [file = ''] = await readdir(folder);
      expect(
        [await stat(folder), await stat(join(folder, file))].map(({ mode }) => mode & 0o777),
      ).toEqual([0o700, 0o600]);
      const mail = (await readFile(join(folder, file), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/((?:=[0-9A-F]{2})+)/g, (codes) =>
          Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'),
        );
      expect(mail).toContain(heading);
      expect(mail).toContain(amount);
      expect(mail).toContain('Maja Åkesson');
      expect(mail).toContain(`/checkout/confirm?order=${placed.publicId}`);
      expect(
        await sendMails({
          database,
          settings,
          transport: fileTransport(folder),
          log: () => undefined,
        }),
      ).toBe(0);
      await expectInvariants(shop);
    },
  );
});
