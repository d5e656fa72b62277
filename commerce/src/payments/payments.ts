/** The providers that this shop can be paid through. */
import type { OpenedPayment } from './openPayment.ts';
import type { PaymentProvider } from './paymentProvider.ts';

export interface Payments {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** Returns where the shopper pays. Throws when the provider does not answer; the attempt then stays open and is asked about. */
  readonly start: (payment: OpenedPayment) => Promise<string>;
}

export function createPayments(all: readonly PaymentProvider[]): Payments {
  const providers = new Map(all.map((provider) => [provider.name, provider]));
  return {
    providers,
    async start({ provider: name, ...request }) {
      const provider = providers.get(name);
      if (!provider) throw new Error(`There is no payment provider called ${name}.`);
      return provider.start(request);
    },
  };
}
