import type { ContentWords } from './contentWords.ts';

/** Pages by who writes them: customer service, the company, its lawyer. */
export type ServicePages = Pick<
  ContentWords['pages'],
  'delivery' | 'returns' | 'size-guide' | 'contact'
>;
export type HousePages = Pick<ContentWords['pages'], 'about' | 'wool-care'>;
export type LegalPages = Pick<ContentWords['pages'], 'terms' | 'privacy' | 'cookies'>;
