import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyCarts.ts';
import { linesOf } from './cart.ts';
import type { CartChange } from './changeCart.ts';
import { applyPendingUpdates, pendingUpdates } from './pendingUpdates.ts';

const key = ['cart', 'se'];
const cart = storyCart(sites[0]);
const set = (line: number, quantity: number): CartChange => ({
  kind: 'set',
  lineId: `line-${String(line)}`,
  skuId: 500 + line,
  quantity,
});

/** A client with these changes pending; one of another cart and one that has ended beside them. */
async function openClient(...changes: readonly CartChange[]) {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const start = (variables: CartChange, mutationKey: string[], mutationFn: () => Promise<void>) =>
    new MutationObserver<void, Error, CartChange>(queryClient, { mutationKey, mutationFn }).mutate(
      variables,
    );
  const never = () => new Promise<void>(() => undefined);
  void start(set(0, 90), ['cart', 'no'], never);
  await start(set(0, 91), key, async () => undefined);
  for (const change of changes) void start(change, key, never);
  return queryClient;
}

const quantities = (given: typeof cart) => linesOf(given).map(({ quantity }) => quantity);

it('the latest quantity of each line is pending', async () => {
  const code: CartChange = { kind: 'code', promoCode: 'HOST' };
  const client = await openClient(set(0, 2), code, set(1, 5), set(0, 3));
  expect(pendingUpdates(client, key)).toEqual([set(0, 3), set(1, 5)]);
});

it.each([
  ['nothing is pending', [], [1, 1]],
  ['quantities are pending', [set(0, 2), set(1, 5), set(0, 3)], [3, 5]],
  ['a removal is pending', [set(0, 0)], [1, 1]],
  ['an addition is pending', [{ kind: 'add', skuId: 500, quantity: 4 }], [1, 1]],
] as const)('a cart that arrives while %s shows %j', async (_, changes, shown) => {
  const queryClient = await openClient(...changes);
  expect(quantities(applyPendingUpdates(cart, { queryClient, key }))).toEqual(shown);
});

it('a cart is not changed by the change that it answers', async () => {
  const answered = set(0, 4);
  const queryClient = await openClient(answered, set(1, 5));
  expect(quantities(applyPendingUpdates(cart, { queryClient, key, answered }))).toEqual([1, 5]);
});
