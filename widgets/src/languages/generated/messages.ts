/** Every text by key with the values it takes. Made from the Swedish catalogue by `npm run generate`. */
export interface Messages {
  readonly 'offers.until': [values: { readonly moment: string | number }];
  readonly 'offers.over': [];
  readonly 'offers.code': [];
  readonly 'offers.copy': [];
  readonly 'offers.copied': [];
  readonly 'offers.copyFailed': [];
  readonly 'time.moment': [values: { readonly day: string | number; readonly time: string | number }];
  readonly 'time.day': [values: { readonly count: number }];
  readonly 'time.hour': [values: { readonly count: number }];
  readonly 'time.minute': [values: { readonly count: number }];
  readonly 'time.second': [values: { readonly count: number }];
  readonly 'quote.rating': [values: { readonly rating: string | number }];
  readonly 'video.play': [values: { readonly title: string | number }];
  readonly 'video.consent': [values: { readonly provider: string | number }];
  readonly 'video.agree': [values: { readonly provider: string | number }];
  readonly 'video.decline': [];
  readonly 'video.openAtProvider': [values: { readonly provider: string | number }];
  readonly 'video.open': [];
  readonly 'video.transcript': [];
  readonly 'newsletter.email': [];
  readonly 'newsletter.send': [];
  readonly 'newsletter.done': [];
  readonly 'newsletter.invalid': [];
  readonly 'newsletter.failed': [];
  readonly 'form.optional': [];
  readonly 'form.choose': [];
  readonly 'form.send': [];
  readonly 'form.wrong': [];
  readonly 'form.required': [];
  readonly 'form.email': [];
  readonly 'form.tooLong': [];
  readonly 'form.option': [];
  readonly 'form.consent': [];
  readonly 'form.field': [values: { readonly label: string | number; readonly problem: string | number }];
  readonly 'form.tooMany': [];
  readonly 'form.failed': [];
  readonly 'close': [];
  readonly 'look.show': [values: { readonly name: string | number }];
  readonly 'compare.slider': [values: { readonly before: string | number; readonly after: string | number }];
  readonly 'compare.shown': [values: { readonly percent: string | number; readonly before: string | number }];
  readonly 'row.next': [];
  readonly 'row.previous': [];
  readonly 'row.one': [values: { readonly first: string | number; readonly count: string | number }];
  readonly 'row.some': [values: { readonly first: string | number; readonly last: string | number; readonly count: string | number }];
}

export type MessageKey = keyof Messages;

/** One language, compiled: a function per key. */
export type CompiledMessages = { readonly [K in MessageKey]: (values?: object) => string };
