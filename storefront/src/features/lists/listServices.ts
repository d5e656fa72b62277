import type { Services } from '../../page/services.ts';

/** What lists are requested from. */
export type ListServices = Pick<Services, 'site' | 'dataApi' | 'searchTransport' | 'report'>;
