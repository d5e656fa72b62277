/** Stores the checkout data with the cart, so that another device and a reload find it. */
import { cartScope } from '../carts/changeCart.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { inTransaction } from '../database/database.ts';
import type { Runtime } from '../events/runtime.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';

/** Merges the data field by field, so that parallel changes are both stored. */
export async function updateCheckout(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, checkout }: { cartId: string; checkout: CheckoutData },
): Promise<void> {
  await inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartScope(reader));
    await saveCart(transaction, stored, {
      marketId: reader.scope.market.id,
      channelId: reader.scope.channel.id,
      checkout: { ...stored.cart.checkout, ...checkout },
    });
  });
}

/** A fee that a delivery service has set for this cart, in minor units. */
export async function setShippingFee(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, fee }: { cartId: string; fee: number },
): Promise<void> {
  await inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartScope(reader));
    await saveCart(transaction, stored, { externalShippingFee: fee });
  });
}
