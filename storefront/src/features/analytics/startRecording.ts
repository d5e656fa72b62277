/** Records what a shopper does, for those receivers that the shopper has consented to. */
import { consent } from '../../device/consent.ts';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import type { PageRouter } from '../../page/pageRouter.ts';
import { searchApiOf } from '../../page/searchApi.ts';
import type { Services } from '../../page/services.ts';
import { createEventLog } from './eventLog.ts';
import { gates, type Receiver, receivers } from './eventGates.ts';
import { notifyRecommender } from './notifyRecommender.ts';
import { observeProducts } from './observeProducts.ts';
import { pageImpression } from './pageImpression.ts';
import { sendEvents } from './sendEvents.ts';

/** An event with what became of it, for the inspector. */
export interface InspectedEvent {
  readonly event: ShopperEvent;
  readonly receivers: readonly { readonly receiver: Receiver; readonly isAllowed: boolean }[];
}

interface Recording {
  readonly services: Services;
  readonly router: Pick<PageRouter, 'view' | 'subscribe'>;
  readonly inspect?: (inspected: InspectedEvent) => void;
}

/** Returns how to stop. */
export function startRecording({ services, router, inspect }: Recording): () => void {
  const { marketId } = services.site;
  const log = createEventLog((events) => sendEvents(marketId, events));
  const receive = (event: ShopperEvent, receiver: Receiver) => {
    if (receiver === 'statistics') log.record(event);
    else void notifyRecommender(searchApiOf(services), event);
  };
  const stopListening = shopperEvents.listen((event) => {
    const decided = receivers[event.type].map((receiver) => ({
      receiver,
      isAllowed: consent.has(gates[receiver]),
    }));
    inspect?.({ event, receivers: decided });
    for (const { receiver, isAllowed } of decided) if (isAllowed) receive(event, receiver);
  });
  let path: string | undefined;
  const recordPage = () => {
    const view = router.view();
    const impression = pageImpression(view, services);
    if (!impression || view.next !== undefined || impression.path === path) return;
    ({ path } = impression);
    shopperEvents.emit('page:impression', impression);
  };
  recordPage();
  const stopFollowing = router.subscribe(recordPage);
  const stopObserving = observeProducts(document, {
    path: () => router.view().location.pathname,
    onSeen: (product) => shopperEvents.emit('product:impression', product),
    onFollowed: (product) => shopperEvents.emit('product:click', product),
  });
  const leaving = () => document.visibilityState === 'hidden' && log.flush();
  document.addEventListener('visibilitychange', leaving);
  addEventListener('pagehide', log.flush);
  const stopWithdrawing = consent.subscribe(() => {
    if (!consent.has('statistics')) log.clear();
  });
  return () => {
    stopListening();
    stopFollowing();
    stopObserving();
    stopWithdrawing();
    document.removeEventListener('visibilitychange', leaving);
    removeEventListener('pagehide', log.flush);
  };
}
