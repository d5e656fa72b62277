import { type CheckoutField, type CheckoutForm, emptyForm, fieldOrder } from './checkoutForm.ts';

/** The steps of the checkout in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * The reached step and the input so far, so that a reload loses nothing. Accepting the terms is
 * not stored.
 */
export interface CheckoutDraft {
  readonly form: CheckoutForm;
  readonly step: CheckoutStep;
  readonly shippingId?: number | undefined;
  readonly paymentId?: number | undefined;
}

export const emptyDraft: CheckoutDraft = { form: emptyForm, step: 'address' };

const formOf = (textOf: (field: CheckoutField) => string): CheckoutForm => ({
  ...emptyForm,
  ...Object.fromEntries(fieldOrder.map((field) => [field, textOf(field)])),
});
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** A draft from untrusted storage; unreadable parts are ignored. */
export function readDraft(stored: unknown): CheckoutDraft {
  const fields = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const form = (
    typeof fields['form'] === 'object' && fields['form'] !== null ? fields['form'] : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    form: formOf((field) => (typeof form[field] === 'string' ? form[field] : '')),
    step: checkoutSteps.find((step) => step === fields['step']) ?? 'address',
    shippingId: numberOf(fields['shippingId']),
    paymentId: numberOf(fields['paymentId']),
  };
}

/** The stored draft merged with input from before hydration: newer input wins, field by field. */
export function mergeEarlyInput(stored: CheckoutDraft, typed: CheckoutForm): CheckoutDraft {
  return { ...stored, form: formOf((field) => typed[field] || stored.form[field]) };
}
