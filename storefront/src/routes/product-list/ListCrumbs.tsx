import { writeAddress } from '@solvik/addresses';
import { Breadcrumbs } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { menuTrailQuery } from '../../features/content/menuQueries.ts';
import type { ListCriteria } from './listCriteria.ts';

/** From the home page to the list, along the menu. */
export function ListCrumbs({
  criteria,
  heading,
}: {
  readonly criteria: ListCriteria;
  readonly heading: string;
}) {
  const services = useServices();
  const { text, site } = services;
  const { data: trail = [] } = useQuery(menuTrailQuery(services, criteria.path));
  const crumbs = [
    { href: writeAddress('home', site.locale), label: text('breadcrumb.start') },
    ...trail.map(({ href, label }) => ({ href, label })),
  ];
  // A short one fits beside the count on a phone, and needs no styles to be cut.
  const isShort = trail.length === 0 && criteria.kind !== 'search';
  return (
    <Breadcrumbs
      label={text('breadcrumb.label')}
      overflow={isShort ? 'wrap' : 'truncate'}
      crumbs={crumbs}
      current={heading}
    />
  );
}
