import type { Services } from '../../page/services.ts';
import { formatWhole } from '@solvik/shop-rules';

/** A description of the shop in one sentence, for pages without their own. */
export const siteDescription = ({ text, site }: Pick<Services, 'text' | 'site'>): string =>
  text('site.description', { amount: formatWhole(site.freeShippingFrom, site.currency) });
