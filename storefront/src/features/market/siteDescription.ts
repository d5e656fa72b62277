import type { Services } from '../../app/services.ts';
import { formatWhole } from './formatMoney.ts';

/** What the shop is, in one sentence, for pages that have none of their own. */
export const siteDescription = ({ text, site }: Pick<Services, 'text' | 'site'>): string =>
  text('site.description', { amount: formatWhole(site.freeShippingFrom, site.currency) });
