/** The words of the order confirmation, and what each language has to say of the law. */
import type { Locale } from '../../../catalogue/catalogueDraft.ts';
import { da } from './da.ts';
import { fi } from './fi.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';

/** The seller as the sentences name it. */
export interface SellerWords {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export interface OrderTexts {
  readonly subject: (order: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly order: string;
  readonly date: string;
  readonly size: string;
  readonly pieces: (count: number) => string;
  readonly goods: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly paymentFee: string;
  readonly total: string;
  /** @param rate in per cent, written: `25` or `25,5` */
  readonly vat: (rate: string) => string;
  readonly delivery: string;
  readonly deliveredTo: string;
  readonly arrivesOn: (day: string) => string;
  readonly arrivesBetween: (from: string, to: string) => string;
  readonly message: string;
  readonly payment: string;
  readonly look: string;
  readonly regret: string;
  /** The right, how it is used and until when, who pays for what, and what it does not cover. */
  readonly regretText: (seller: SellerWords, returnFee: string) => readonly string[];
  readonly readReturns: string;
  readonly faults: string;
  readonly faultsText: string;
  readonly readTerms: string;
  readonly contact: string;
  readonly service: string;
  readonly number: string;
  readonly phone: string;
  readonly email: string;
  readonly form: string;
  /** The model form of the directive on consumer rights (annex I B), for who wants to use it. */
  readonly formText: (seller: SellerWords) => readonly string[];
}

export const orderTexts: Readonly<Record<Locale, OrderTexts>> = { sv, nb, da, fi };
