import { absoluteUrl, type LocatedSite } from '../sites.ts';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The way to a page for search engines: a BreadcrumbList of schema.org, or nothing of one step. */
export function breadcrumbData(crumbs: readonly Crumb[], site: LocatedSite): readonly object[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: label,
        item: absoluteUrl(site, href),
      })),
    },
  ];
}
