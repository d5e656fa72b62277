import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../cli/runCommand.ts';
import { checkoutOf, shopperSteps, sweden } from '../testing/shopperSteps.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let cartId: string;
beforeAll(async () => {
  shop = await testShop();
  const shopper = shopperSteps(shop);
  cartId = await shopper.newCart();
  await shopper.add(cartId, await shopper.skuOf('linne', 'L'));
});
afterAll(() => shop.remove());

const validated = async (more: Record<string, unknown> = {}, id = cartId) =>
  (
    await shop.query<{
      validateOrderCreation: {
        isValid: boolean;
        message: string | null;
        memberType: string | null;
      };
    }>(
      'query ($id: String!, $checkout: CheckoutInputType!) { validateOrderCreation(cartId: $id, checkout: $checkout) { isValid message memberType } }',
      {
        id,
        checkout: checkoutOf(sweden, more),
      },
    )
  ).validateOrderCreation;

async function operator(...args: string[]): Promise<{ exit: number; text: string }> {
  const lines: string[] = [];
  const { commerce, dataDir } = shop;
  const exit = await runCommand(
    {
      shop: commerce.shop,
      settings: commerce.settings,
      dataDir,
      env: {},
      print: (line) => lines.push(line),
      reportProgress: () => undefined,
      signal: new AbortController().signal,
    },
    args,
  );
  return { exit, text: lines.join('\n') };
}

describe('an order is validated before it is placed', () => {
  it('and is valid with an address, an e-mail and something in the cart', async () => {
    expect(await validated()).toEqual({ isValid: true, message: null, memberType: null });
  });

  it.each([
    ['Email seems to be invalid', { email: 'maja@' }],
    [
      'billingAddress.zip is missing',
      { billingAddress: { firstName: 'M', lastName: 'Å', addressLine1: 'S 1', city: 'X' } },
    ],
    ['The identity number is malformed.', { identityNumber: '<b>' }],
  ])('and otherwise is refused with “%s”', async (message, more) => {
    expect(await validated(more)).toEqual({ isValid: false, message, memberType: null });
  });

  it('and is invalid without a cart, with an empty one, or with one that has been ordered', async () => {
    expect((await validated({}, 'nonsense')).message).toBe('There is no cart with this id.');
    const shopper = shopperSteps(shop);
    expect((await validated({}, await shopper.newCart())).message).toBe(
      'There is nothing in the cart.',
    );
    const other = await shopper.newCart();
    await shop.query('mutation ($id: String!) { completeCart(id: $id) { id } }', { id: other });
    expect((await validated({}, other)).message).toBe('This cart has been ordered.');
  });

  it('includes the checkout data stored with the cart', async () => {
    await shop.query(
      'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { identityNumber: "<i>" }) { email } }',
      { id: cartId },
    );
    expect((await validated()).isValid).toBe(false);
    expect((await validated({ identityNumber: '19121212-1212' })).isValid).toBe(true);
    await shop.query(
      'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { identityNumber: "19121212-1212" }) { email } }',
      { id: cartId },
    );
  });
});

it('the payment type is returned, chosen or not, valid or not', async () => {
  for (const more of [{ paymentId: 1 }, {}, { billingAddress: { firstName: 'Maja' } }]) {
    expect(
      await shop.query(
        `query ($id: String!, $checkout: CheckoutInputType!) {
           validateOrderCreation(cartId: $id, checkout: $checkout) { paymentType }
         }`,
        { id: cartId, checkout: checkoutOf(sweden, more) },
      ),
    ).toEqual({ validateOrderCreation: { paymentType: 'Card' } });
  }
});

describe('a customer whose status an operator has set', () => {
  const placed = () => shopperSteps(shop).place(cartId, { email: 'MAJA@example.com' });

  it('is blocked: validation reports it, and placing the order is refused', async () => {
    expect(await operator('customer', 'Maja@Example.com', 'block')).toEqual({
      exit: 0,
      text: 'maja@example.com: orders are refused.',
    });
    expect(await validated()).toEqual({
      isValid: false,
      message: 'Customer is blacklisted',
      memberType: null,
    });
    await expect(placed()).rejects.toThrow('CUSTOMER_BLACKLISTED');
    const answer = await shop.query<{ createOrUpdateCheckout: { checkoutStatus: string } }>(
      'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { email: "maja@example.com" }) { checkoutStatus } }',
      { id: cartId },
    );
    expect(answer.createOrUpdateCheckout.checkoutStatus).toBe('CUSTOMER_BLACKLISTED');
  });

  it('buys, but not on credit, and the reason is returned', async () => {
    await operator('customer', 'maja@example.com', 'no-credit', 'serialreturner');
    expect(await validated()).toEqual({
      isValid: true,
      message: null,
      memberType: 'NOCREDIT - SerialReturner',
    });
    expect((await placed()).status).toBe('pending-payment');
  });

  it('can be cleared again', async () => {
    expect((await operator('customer', 'maja@example.com', 'clear')).text).toBe(
      'maja@example.com: orders are accepted without restriction.',
    );
    expect((await validated()).memberType).toBeNull();
  });

  it.each([
    [[], 'Give the customer’s e-mail address'],
    [['nobody'], 'Give the customer’s e-mail address'],
    [['a@b.se', 'hug'], 'is not block'],
    [['a@b.se', 'no-credit', 'mood'], 'is not a reason'],
  ])('cannot be set by %j', async (args, sentence) => {
    expect(await operator('customer', ...args)).toEqual({
      exit: 1,
      text: expect.stringContaining(sentence),
    });
  });
});
