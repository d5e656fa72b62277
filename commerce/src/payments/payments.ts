/** The shop's payment providers, and the adapter that orders use. */
import type { SiteOrigins } from '../config/settings.ts';
import type { Runtime } from '../events/runtime.ts';
import type { OrderPayments } from '../orders/orderPayments.ts';
import { openPayment, paidPath, replaceOpenPayments } from './openPayment.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { settleWithoutPayment } from './settlePayment.ts';

export interface Payments extends OrderPayments {
  readonly providers: ReadonlyMap<string, PaymentProvider>;
}

export interface PaymentsRuntime extends Runtime {
  readonly payments: Pick<Payments, 'providers'>;
  readonly siteOrigins: SiteOrigins;
}

export function createPayments(runtime: Runtime, all: readonly PaymentProvider[]): Payments {
  const providers = new Map(all.map((provider) => [provider.name, provider]));
  return {
    providers,
    paidPath,
    async open(transaction, order, attempt) {
      const { provider: name, ...request } = await openPayment(transaction, order, attempt);
      return async () => {
        const provider = providers.get(name);
        if (!provider) throw new Error(`There is no payment provider named ${name}.`);
        return provider.start(request);
      };
    },
    replaceOpen: replaceOpenPayments,
    settleFree: (order) => settleWithoutPayment(runtime, order),
  };
}
