import { usePageView } from '../page/pageRouter.ts';
import { metaOf } from './metadata/metaOf.ts';
import { useServices } from './services.ts';

/** The shown page's own addresses in other fronts, by channel; undefined where there is no page. */
export function usePageAlternates(): Readonly<Record<string, string>> | undefined {
  const services = useServices();
  const { page } = usePageView();
  return page && metaOf(services, page).alternates;
}
