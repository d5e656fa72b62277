import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './createRoutes.tsx';
import { useServices } from './services.ts';

/** The shown page's own addresses in other fronts, by channel; undefined where there is no page. */
export function usePageAlternates(): Readonly<Record<string, string>> | undefined {
  const services = useServices();
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as RouteHandle | undefined;
  return handle && leaf?.loaderData !== undefined ? handle.route.meta(services, leaf.loaderData).alternates : undefined;
}
