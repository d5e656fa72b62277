/**
 * Payment options per market. Direct payment comes first and is preselected; credit never is
 * (backend.md, Sweden).
 */
import { type PaymentDefinition, payments } from '@solvik/shop';

export type PaymentOption = PaymentDefinition;

/** In display order: direct payment before credit. */
export function paymentOptions(all: readonly PaymentOption[] = payments): readonly PaymentOption[] {
  return all.toSorted((a, b) => Number(a.isCredit) - Number(b.isCredit));
}

/** The option that the shopper chose, else the first that is shown. */
export function chosenPaymentOption(id: number | null | undefined): PaymentOption {
  return paymentOptions().find((option) => option.id === id) ?? payments[0];
}
