import { writeAddress } from '@solvik/addresses';
import { Box, Columns, Container, SideNav, Stack } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { taggedPagesQuery, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { Area } from '../../features/widgets/Area.tsx';
import { menuTag } from './menuTag.ts';

function SideMenu({ alias }: { readonly alias: string }) {
  const { text, dataApi, site } = useServices();
  const own = writeAddress('page', site.locale, { alias });
  const { data: menu } = useQuery(menuQuery(dataApi, 'info-pages'));
  const links = menu?.links ?? [];
  const { data: pages = [] } = useQuery({
    ...taggedPagesQuery(dataApi, menuTag),
    enabled: menu !== undefined && links.length === 0,
  });
  // A shop that has written no menu for them is led by its information pages themselves.
  const items =
    links.length > 0
      ? links.map(({ href, label }) => ({ id: href, href, label, isCurrent: href === own }))
      : pages.map((page) => ({
          id: String(page.id),
          href: page.href,
          label: page.label,
          isCurrent: page.alias === alias,
        }));
  return <SideNav label={text('content.menu')} items={items} />;
}

/** What lies against the header when it comes first in a row from edge to edge: planes and pictures, never words. */
const edgeTypes = new Set(['hero', 'banner', 'image', 'video', 'selling-points']);

/** A page of content, with the other information pages beside it where it is one of them. */
export function ContentScreen({ criteria }: { readonly criteria: unknown }) {
  const { alias } = criteria as { readonly alias: string };
  const { dataApi } = useServices();
  const { data: area } = useQuery(widgetAreaQuery(dataApi, { alias }));
  const content = <Area place={{ alias }} hasPageHeading />;
  if (!area?.tags?.includes(menuTag)) {
    const [first] = area?.containers ?? [];
    const startsAtEdge =
      first?.design === 'full-width' && edgeTypes.has(first.widgets[0]?.widget.type ?? '');
    return (
      <Box paddingStart={startsAtEdge ? '0' : '48'} paddingEnd="section">
        <Stack>{content}</Stack>
      </Box>
    );
  }
  return (
    <Container room="page">
      <Columns split="account">
        <SideMenu alias={alias} />
        <div>{content}</div>
      </Columns>
    </Container>
  );
}
