/** Refusals of an order, and the events of a placed one. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shopperSteps } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

async function cartOf(...goods: readonly (readonly [alias: string, size: string])[]) {
  const shopper = shopperSteps(shop);
  const cartId = await shopper.newCart();
  for (const [alias, size] of goods) await shopper.add(cartId, await shopper.skuOf(alias, size));
  return { shopper, cartId };
}

it('an order is refused while the disk is full, and accepted when it has space again', async () => {
  const { shopper, cartId } = await cartOf(['linne', 'L']);
  const disk = vi.spyOn(shop.commerce.shop.database, 'freeBytes').mockResolvedValue(1_000);
  await expect(shopper.place(cartId)).rejects.toThrow('DISK_FULL');
  disk.mockRestore();
  expect((await shopper.place(cartId)).status).toBe('pending-payment');
});

it('the stock of each product is published once', async () => {
  const { shopper, cartId } = await cartOf(['linne', 'S'], ['linne', 'L'], ['sommar-rod', '36']);
  const emitted: (readonly string[])[] = [];
  const stop = shop.commerce.shop.events.subscribe(({ tags }) => emitted.push(tags));
  await shopper.place(cartId);
  stop();
  expect(emitted).toEqual([
    [expect.stringMatching(/^product:\d+$/), expect.stringMatching(/^product:\d+$/)],
  ]);
  expect(new Set(emitted[0]).size).toBe(2);
});

it('an address that nothing is delivered to is named by its zip and country', async () => {
  const { shopper, cartId } = await cartOf(['linne', 'L']);
  const billingAddress = {
    firstName: 'Maja',
    lastName: 'Åkesson',
    addressLine1: 'Storgatan 1',
    city: 'Staden',
    zip: '99999',
  };
  await expect(shopper.place(cartId, { billingAddress })).rejects.toThrow(
    'NO_SHIPPING_OPTION: Nothing is delivered to this place.',
  );
});
