/**
 * The payment options. Credit is always shown after direct payment, independent of the order here
 * (backend.md, Sweden).
 */
import type { PaymentDefinition } from '../src/payments.ts';

const card: PaymentDefinition = {
  id: 1,
  provider: 'sandbox',
  name: 'Card',
  displayNames: { sv: 'Kort', nb: 'Kort', da: 'Kort', fi: 'Kortti' },
  isCredit: false,
  fee: 0,
};

/** The first is preselected. */
export const payments: readonly [PaymentDefinition, ...PaymentDefinition[]] = [card];
