import { parseWidget, type Problem, type ProductQueryValue } from '@solvik/content-schema';
import type { PlacedContainer, PlacedWidget } from '@solvik/widgets';
import type { Services } from '../../app/services.ts';
import type { WidgetAreaQuery } from '../../data-api/generated/operations.ts';
import { productCardProps } from '../lists/productCardProps.ts';
import { productRowQuery } from '../lists/listQueries.ts';

type Area = NonNullable<WidgetAreaQuery['widgetArea']>;
type Share = PlacedWidget['share'];

const shares: readonly Share[] = ['full', 'half', 'third', 'quarter'];
const shareOf = (text: string | null | undefined, fallback: Share): Share => shares.find((share) => share === text) ?? fallback;

const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] => (items ?? []).filter((item) => item !== null && item !== undefined);

/** The Data API's question behind a product list widget. */
export function rowVariables(query: ProductQueryValue) {
  return {
    take: query.take,
    filter: { sort: query.sort },
    ...(query.category && { categoryAlias: query.category }),
    ...(query.brand && { brandAlias: query.brand }),
    ...(query.campaign && { discountCampaignAlias: query.campaign }),
  };
}

/** Asks for all that the widgets of an area need, at once; a row that fails is left empty and the page stays. */
export async function loadWidgetData({ dataApi, queryClient }: Services, area: Area | null): Promise<void> {
  const rows = present(area?.containers).flatMap((container) => present(container.widgets)).flatMap(({ type, configuration }) => {
    const read = parseWidget(type, configuration);
    return read.kind === 'ok' && read.value.type === 'product-list' && read.value.configuration.query ? [rowVariables(read.value.configuration.query)] : [];
  });
  await Promise.all(rows.map((variables) => queryClient.ensureQueryData(productRowQuery(dataApi, variables)).catch(() => null)));
}

export interface WidgetProblem {
  readonly widget: string;
  readonly problems: readonly Problem[];
}

/** The area's widgets read, in order, with their data; what cannot be read is left out and named. */
export function placeWidgets(services: Services, area: Area | null): { readonly containers: readonly PlacedContainer[]; readonly problems: readonly WidgetProblem[] } {
  const problems: WidgetProblem[] = [];
  const place = (widget: NonNullable<NonNullable<NonNullable<Area['containers']>[number]>['widgets']>[number], fallback: Share): PlacedWidget[] => {
    if (!widget) return [];
    const read = parseWidget(widget.type, widget.configuration);
    if (read.kind === 'bad') {
      problems.push({ widget: widget.name, problems: read.problems });
      return [];
    }
    const base = { id: String(widget.id), share: shareOf(widget.size, fallback) };
    if (read.value.type !== 'product-list') return [{ ...base, widget: read.value, data: undefined } as PlacedWidget];
    const { query } = read.value.configuration;
    const rows = (query && services.queryClient.getQueryData(productRowQuery(services.dataApi, rowVariables(query)).queryKey)) ?? [];
    const products = present(rows).map((product) => ({ ...productCardProps(product, { text: services.text, now: services.now() }), key: String(product.productId) }));
    return [{ ...base, widget: read.value, data: { products } }];
  };
  const containers = present(area?.containers)
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((container): PlacedContainer => {
      const layout = shareOf(container.layout, 'full');
      const design = container.design === 'full-width' || container.design === 'contained' ? container.design : 'default';
      const widgets = present(container.widgets).toSorted((a, b) => a.sortOrder - b.sortOrder).flatMap((widget) => place(widget, layout));
      return { id: String(container.id), layout, design, widgets };
    })
    .filter(({ widgets }) => widgets.length > 0);
  return { containers, problems };
}
