import { type CheckoutField, type CheckoutForm, emptyForm, fieldOrder } from './checkoutForm.ts';

/** The steps of the checkout in their order. */
export const checkoutSteps = ['address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** How far a shopper has come and what they have told, so that a reload loses nothing. Whether the terms are accepted is asked anew. */
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

/** A draft from storage, where anything may stand; what cannot be read is as if it were not there. */
export function readDraft(stored: unknown): CheckoutDraft {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const form = (
    typeof given['form'] === 'object' && given['form'] !== null ? given['form'] : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    form: formOf((field) => (typeof form[field] === 'string' ? form[field] : '')),
    step: checkoutSteps.find((step) => step === given['step']) ?? 'address',
    shippingId: numberOf(given['shippingId']),
    paymentId: numberOf(given['paymentId']),
  };
}

/** The stored draft with what was typed before the page could read it: the newer words win, field by field. */
export function mergeTyped(stored: CheckoutDraft, typed: CheckoutForm): CheckoutDraft {
  return { ...stored, form: formOf((field) => typed[field] || stored.form[field]) };
}
