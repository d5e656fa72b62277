/** Keeps what a shopper tells the checkout with the cart, so that both devices and a reload find it again. */
import { cartPlace } from '../carts/changeCart.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { inTransaction } from '../database/database.ts';
import type { Shop } from '../shop.ts';
import type { CheckoutData } from './checkoutData.ts';

/** What is given replaces what was known, field by field; the rest stays, so that two parallel changes both count. */
export async function updateCheckout(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, checkout }: { cartId: string; checkout: CheckoutData },
): Promise<void> {
  await inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartPlace(reader));
    await saveCart(transaction, stored, {
      market_id: reader.place.market.id,
      channel_id: reader.place.channel.id,
      checkout: { ...stored.cart.checkout, ...checkout },
    });
  });
}

/** A fee that a delivery service has set for this cart, in minor units. */
export async function setShippingFee(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, fee }: { cartId: string; fee: number },
): Promise<void> {
  await inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartPlace(reader));
    await saveCart(transaction, stored, { external_shipping_fee: fee });
  });
}
