import { useEffect } from 'react';
import type { GetOrderPublicQuery } from '../../data-api/generated/operations.ts';
import { draft } from '../../device/draft.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import { reportError } from '../../device/reportError.ts';

type Order = NonNullable<GetOrderPublicQuery['getOrderPublic']>;

const keyOf = (orderId: string) => `purchase-${orderId}`;

/** Records the order once in this tab, however often its page is opened. */
export function usePurchase(order: Order | undefined, email: string | undefined): void {
  useEffect(() => {
    // Only the tab that placed the order knows the address; others only look at it.
    if (!order || email === undefined) return;
    const key = keyOf(String(order.id));
    if (draft.read(key)) return;
    draft.write(key, { isRecorded: true });
    const record = async () => {
      const { purchaseOf } = await import('../../features/analytics/purchase.ts');
      shopperEvents.emit('checkout:purchase', await purchaseOf(order, email));
    };
    record().catch(reportError);
  }, [order, email]);
}
