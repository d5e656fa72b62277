/**
 * Batches shoppers' events (spec section 4, Analytics): product impressions wait until four are
 * gathered, another event arrives, or the page is left.
 */
import { discountBucket } from './discountBucket.ts';
import type { ShopperEvent, ShownProduct } from '../../interface/shopperEvents.ts';

export const impressionBatch = 4;

type Impression = Extract<ShopperEvent, { readonly type: 'product:impression' }>;

type Detail = Extract<ShopperEvent, { readonly type: 'product:detail' }>;

/** An event as it is sent: impressions together, with the time of the first. */
export type SentEvent =
  | Exclude<ShopperEvent, Impression | Detail>
  | (Detail & { readonly data: { readonly discount: string } })
  | {
      readonly type: 'product:impression';
      readonly data: { readonly products: readonly ShownProduct[] };
      readonly timestamp: string;
    };

/** A product’s discount is sent with its label. */
const sentEvent = (event: Exclude<ShopperEvent, Impression>): SentEvent =>
  event.type === 'product:detail'
    ? { ...event, data: { ...event.data, discount: discountBucket(event.data.discountPercentage) } }
    : event;

export interface EventLog {
  readonly record: (event: ShopperEvent) => void;
  /** Sends what is waiting: the page is being left. */
  readonly flush: () => void;
  /** Drops what is waiting: consent was withdrawn. */
  readonly clear: () => void;
}

export function createEventLog(send: (events: readonly SentEvent[]) => void): EventLog {
  let waiting: readonly Impression[] = [];
  const take = (): readonly SentEvent[] => {
    const [first] = waiting;
    if (!first) return [];
    const products = waiting.map(({ data }) => data);
    waiting = [];
    return [{ type: first.type, data: { products }, timestamp: first.timestamp }];
  };
  const flush = () => {
    const events = take();
    if (events.length > 0) send(events);
  };
  return {
    record(event) {
      if (event.type === 'product:impression') {
        waiting = [...waiting, event];
        if (waiting.length >= impressionBatch) flush();
      } else send([...take(), sentEvent(event)]);
    },
    flush,
    clear() {
      waiting = [];
    },
  };
}
