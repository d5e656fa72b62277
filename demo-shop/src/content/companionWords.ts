import type { Draft } from './richTextOf.ts';

/**
 * Texts beside the articles: questions, a form, links, a film, and the newsletter at the end of a
 * page.
 */
export interface CompanionWords {
  readonly newsletter: {
    readonly heading: string;
    readonly text: string;
    readonly terms: string;
    readonly link: string;
  };
  readonly faq: {
    readonly heading: string;
    readonly questions: readonly { readonly question: string; readonly answer: Draft }[];
  };
  readonly answers: {
    readonly heading: string;
    readonly links: Readonly<Record<'delivery' | 'returns' | 'size-guide', string>>;
  };
  readonly contact: {
    readonly heading: string;
    readonly lead: string;
    readonly topic: string;
    readonly subject: { readonly label: string; readonly options: readonly string[] };
    readonly order: { readonly label: string; readonly hint: string };
    readonly email: { readonly label: string; readonly hint: string };
    readonly message: string;
    readonly consent: string;
    readonly link: string;
    readonly thanks: string;
  };
  readonly regret: { readonly heading: string; readonly write: string; readonly delivery: string };
  /** Below the picture of the staff's favourites. */
  readonly picture: string;
  readonly film: { readonly heading: string; readonly title: string; readonly transcript: Draft };
  readonly reading: {
    readonly heading: string;
    readonly layering: string;
    readonly 'second-life': string;
  };
  readonly quote: {
    readonly words: string;
    readonly author: string;
    readonly about: string;
    readonly alt: string;
  };
  /** What the shop stores in the browser: name, purpose, duration. */
  readonly browserStorage: {
    readonly heading: string;
    readonly columns: readonly [string, string, string];
    readonly rows: readonly (readonly [string, string, string])[];
  };
}
