/** The seller as the texts name it. */
export interface SellerWords {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export interface OrderMailTexts {
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
  /** @param rate formatted per cent: `25` or `25,5` */
  readonly vat: (rate: string) => string;
  readonly delivery: string;
  readonly deliveredTo: string;
  readonly arrivesOn: (day: string) => string;
  readonly arrivesBetween: (from: string, to: string) => string;
  readonly message: string;
  readonly payment: string;
  readonly look: string;
  readonly regret: string;
  /**
   * The right of withdrawal: how and until when it is used, who pays for what, and what it does not
   * cover.
   */
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
  /** The model form of the directive on consumer rights (annex I B). */
  readonly formText: (seller: SellerWords) => readonly string[];
}
