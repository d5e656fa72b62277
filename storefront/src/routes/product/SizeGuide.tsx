import { shopPages } from '@solvik/addresses';
import { Spinner, Text } from '@solvik/design-system';
import { ChosenSizeContext, type PlacedContainer } from '@solvik/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../page/services.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { Widgets } from '../../features/widgets/Area.tsx';
import { useAreaContainers } from '../../features/widgets/useAreaContainers.ts';

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

export interface SizeGuideProps {
  /** Names of the product's sizes. */
  readonly sizes: readonly string[];
  /** The chosen one. */
  readonly size: string | undefined;
}

/** The shop's size guide, beside the sizes to choose from; the row of the chosen one is marked. */
export default function SizeGuide({ sizes, size }: SizeGuideProps) {
  const { text, site, dataApi } = useServices();
  const selector = { alias: shopPages[site.locale].sizeGuide };
  const { isPending } = useQuery(widgetAreaQuery(dataApi, selector));
  const containers = useAreaContainers(selector);
  return (
    <>
      {isPending && (
        <p>
          <Spinner /> {text('sizeGuide.loading')}
        </p>
      )}
      {!isPending && containers.length === 0 && (
        <Text role="alert">{text('sizeGuide.failed')}</Text>
      )}
      <ChosenSizeContext
        value={size ? { sizes, size, label: text('sizeGuide.chosen') } : undefined}
      >
        <Widgets containers={containers.map(withoutHeading)} />
      </ChosenSizeContext>
    </>
  );
}
