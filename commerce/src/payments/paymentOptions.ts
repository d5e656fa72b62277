/** The ways to pay per market. Direct payment stands first and is preselected; credit never is (backend.md, Sweden). */
import type { Locale } from '../catalogue/catalogueDraft.ts';

export interface PaymentOption {
  readonly id: number;
  readonly provider: 'sandbox';
  readonly name: string;
  readonly displayNames: Readonly<Record<Locale, string>>;
  readonly isCredit: boolean;
  /** Minor units including VAT. */
  readonly fee: number;
}

const card: PaymentOption = {
  id: 1,
  provider: 'sandbox',
  name: 'Card',
  displayNames: { sv: 'Kort', nb: 'Kort', da: 'Kort', fi: 'Kortti' },
  isCredit: false,
  fee: 0,
};

/** In the order shown: what is paid at once before what is paid later. */
export function paymentOptions(all: readonly PaymentOption[] = [card]): readonly PaymentOption[] {
  return all.toSorted((a, b) => Number(a.isCredit) - Number(b.isCredit));
}

export function chosenPaymentOption(id: number | null | undefined): PaymentOption {
  return paymentOptions().find((option) => option.id === id) ?? card;
}
