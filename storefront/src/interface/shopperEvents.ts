/**
 * What shoppers do, as events that other parts of the page listen to. The first ones are kept until
 * somebody does.
 */

export interface EventProduct {
  readonly productId: number;
  readonly name?: string | undefined;
}

/** A product as it is shown in a list. */
export interface ShownProduct extends EventProduct {
  /** From 1. */
  readonly position: number;
  /** Path of the page. */
  readonly list: string;
}

export interface PricedProduct extends EventProduct {
  /** In the currency's unit, with VAT. */
  readonly price?: number | undefined;
  /** Whole per cent; 0 for one that is not reduced. */
  readonly discountPercentage: number;
}

export interface CartEventData extends EventProduct {
  readonly skuId: number;
  readonly quantity: number;
}

export interface PageImpression {
  readonly name: string;
  readonly meta: { readonly title: string };
  readonly path: string;
  readonly hash: string;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fullPath: string;
  readonly requestUrl: string;
}

export interface CheckoutEmail {
  /** SHA-256 of the lowercased, trimmed address, as hexadecimal text. */
  readonly hashed: { readonly email: string };
}

export interface Purchase {
  readonly orderId: string;
  readonly currency: string;
  /** The sum of the products, less fixed amounts, in the currency's unit. */
  readonly value: number;
  readonly products: readonly {
    readonly productId: number;
    readonly quantity: number;
    readonly price: number;
  }[];
  /** SHA-256 of the lowercased, trimmed values, as hexadecimal text. */
  readonly hashed: Readonly<Partial<Record<'email' | 'firstName' | 'lastName' | 'zip', string>>>;
}

export interface ShopperEventData {
  readonly 'page:impression': PageImpression;
  readonly 'product:impression': ShownProduct;
  readonly 'product:click': ShownProduct;
  readonly 'product:detail': PricedProduct;
  readonly 'cart:add': CartEventData;
  readonly 'cart:remove': CartEventData;
  readonly 'checkout:impression': { readonly products: readonly EventProduct[] };
  readonly 'checkout:email': CheckoutEmail;
  readonly 'checkout:purchase': Purchase;
  readonly 'favorite:add': FavouriteEvent;
  readonly 'favorite:remove': FavouriteEvent;
}

export interface FavouriteEvent {
  readonly productId: number;
  readonly product: EventProduct;
}

export type EventName = keyof ShopperEventData;

export type ShopperEvent = {
  [Type in EventName]: {
    readonly type: Type;
    readonly data: ShopperEventData[Type];
    /** ISO 8601. */
    readonly timestamp: string;
  };
}[EventName];

const maxKept = 50;
let kept: ShopperEvent[] = [];
const listeners = new Set<(event: ShopperEvent) => void>();

export const shopperEvents = {
  emit<Type extends EventName>(type: Type, data: ShopperEventData[Type], at = new Date()): void {
    // The type and its data belong together, which a union cannot express.
    const event = { type, data, timestamp: at.toISOString() } as ShopperEvent;
    if (listeners.size === 0) kept = [...kept, event].slice(-maxKept);
    for (const listener of listeners) listener(event);
  },
  /** Drops what was kept. */
  discard(): void {
    kept = [];
  },
  /** The first listener receives what was kept. */
  listen(listener: (event: ShopperEvent) => void): () => void {
    const earlier = kept;
    kept = [];
    listeners.add(listener);
    for (const event of earlier) listener(event);
    return () => listeners.delete(listener);
  },
};
