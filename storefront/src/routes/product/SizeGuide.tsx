import { shopPages } from '@solvik/addresses';
import { Spinner, Text } from '@solvik/design-system';
import type { PlacedContainer } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { sizeKindsQuery } from '../../features/ownSizes/sizeKindsQuery.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { type GuideTable, guideTable } from '../../features/sizeGuide/guideTable.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { useAreaContainers } from '../../features/widgets/useAreaContainers.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';

/** The panel's title is the guide's heading. */
function withoutHeading(container: PlacedContainer): PlacedContainer {
  const widgets = container.widgets.map((placed) => {
    const { widget } = placed;
    if (widget.type !== 'text' && widget.type !== 'rich-text' && widget.type !== 'size-guide')
      return placed;
    const { heading: _, ...configuration } = widget.configuration;
    return { ...placed, widget: { ...widget, configuration } } as typeof placed;
  });
  return { ...container, widgets };
}

/** The table of the product's sizes, of the first guide that has one. */
function tableIn(
  containers: readonly PlacedContainer[],
  { sizes }: ProductView,
): GuideTable | undefined {
  const names = sizes.map(({ name }) => name);
  return containers
    .flatMap(({ widgets }) => widgets)
    .flatMap(({ widget }) =>
      widget.type === 'size-guide' ? (guideTable(widget.configuration, names) ?? []) : [],
    )
    .at(0);
}

export interface SizeGuideProps {
  readonly product: ProductView;
  /** Name of the chosen size. */
  readonly size: string | undefined;
  /** The form with the control of each size. */
  readonly formId: string;
  /** Called with the id of the SKU to choose. */
  readonly onChoose: (skuId: string) => void;
}

/**
 * The shop's size guide, beside the sizes to choose from: the product's own table with the shopper's
 * size, or the whole guide where it has no table for these sizes.
 */
export default function SizeGuide({ product, size, formId, onChoose }: SizeGuideProps) {
  const { text, site, dataApi } = useServices();
  const selector = { alias: shopPages[site.locale].sizeGuide };
  const { isPending } = useQuery(widgetAreaQuery(dataApi, selector));
  const containers = useAreaContainers(selector);
  // What the answer follows from arrives with the table, so that nothing moves.
  const kinds = useQuery(sizeKindsQuery(dataApi));
  if (isPending || kinds.isPending)
    return (
      <p>
        <Spinner /> {text('sizeGuide.loading')}
      </p>
    );
  if (containers.length === 0) return <Text role="alert">{text('sizeGuide.failed')}</Text>;
  const table = tableIn(containers, product);
  if (!table) return <Widgets containers={containers.map(withoutHeading)} />;
  return (
    <ProductSizeGuide
      table={table}
      product={product}
      chosen={size}
      formId={formId}
      onChoose={onChoose}
      kinds={kinds.data ?? []}
    />
  );
}
