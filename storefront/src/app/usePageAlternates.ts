import { usePageView } from '../page/pageRouter.ts';
import { metaOf } from '../page/metadata/metaOf.ts';
import { useServices } from '../page/services.ts';

/** The shown page's own addresses in other sites, by channel; undefined if there is no page. */
export function usePageAlternates(): Readonly<Record<string, string>> | undefined {
  const services = useServices();
  const { page } = usePageView();
  return page && metaOf(services, page).alternates;
}
