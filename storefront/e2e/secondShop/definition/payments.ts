import type { PaymentDefinition } from '../src/payments.ts';

const card: PaymentDefinition = {
  id: 1,
  provider: 'sandbox',
  name: 'Card',
  displayNames: { nb: 'Kort', fi: 'Kortti' },
  isCredit: false,
  fee: 0,
};

export const payments: readonly [PaymentDefinition, ...PaymentDefinition[]] = [card];
