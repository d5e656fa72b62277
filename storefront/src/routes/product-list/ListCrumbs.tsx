import { writeAddress } from '@solvik/addresses';
import { Breadcrumbs } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { menuQuery } from '../../features/content/contentQueries.ts';
import { linksOfMenu, type MenuLink } from '../../features/content/menuLinks.ts';
import type { ListCriteria } from './listCriteria.ts';

function trailTo(links: readonly MenuLink[], path: string): readonly MenuLink[] {
  for (const link of links) {
    if (link.href === path) return [link];
    const below = trailTo(link.children, path);
    if (below.length > 0) return [link, ...below];
  }
  return [];
}

/** From the front page to here, by the way the menu goes. */
export function ListCrumbs({ criteria, heading }: { readonly criteria: ListCriteria; readonly heading: string }) {
  const { text, site, dataApi } = useServices();
  const { data: menu } = useQuery(menuQuery(dataApi, 'main-mobile'));
  const trail = trailTo(linksOfMenu(menu), criteria.path).slice(0, -1);
  const crumbs = [{ href: writeAddress('home', site.locale), label: text('breadcrumb.start') }, ...trail.map(({ href, label }) => ({ href, label }))];
  return <Breadcrumbs label={text('breadcrumb.label')} crumbs={crumbs} current={heading} />;
}
