import { Heading, SellingPoints, VisuallyHidden } from '@solvik/design-system';
import type { WidgetProps } from '../widgetProps.ts';

/** A bar of figures with their labels. */
export function SellingPointsWidget({
  configuration: { heading, figures },
  headingLevel,
}: WidgetProps<'selling-points'>) {
  return (
    <section>
      {heading && (
        <VisuallyHidden>
          <Heading level={headingLevel}>{heading}</Heading>
        </VisuallyHidden>
      )}
      <SellingPoints
        points={figures.map(({ figure, caption }) => ({ id: caption, figure, words: caption }))}
      />
    </section>
  );
}
