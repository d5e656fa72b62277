import type { InEachLanguage } from './languages.ts';

export interface PaymentDefinition {
  readonly id: number;
  /** The adapter that takes the payment. */
  readonly provider: 'sandbox';
  readonly name: string;
  readonly displayNames: InEachLanguage;
  readonly isCredit: boolean;
  /** Minor units including VAT. */
  readonly fee: number;
}
