import { Container, media } from '@solvik/design-system';
import { type ComponentType, createElement } from 'react';
import { styled } from 'styled-components';
import { planHeadingLevels } from './planHeadingLevels.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import type { PlacedContainer, PlacedWidget, WidgetProps, WidgetSurroundings } from './widgetProps.ts';
import { widgetRenderers } from './widgetRenderers.ts';

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--layout-section);
  & > [data-design='full-width'] + [data-is-figures] { margin-block-start: calc(-1 * var(--layout-section)); }
  &[data-is-filling], &[data-is-filling] > *, &[data-is-filling] > * > * { block-size: 100%; }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, calc((100% - 2px) / 2)), 1fr));
  gap: 2px;
  & > [data-share='full'], & > [data-share='half'] { grid-column: 1 / -1; }
  & > [data-share='third'] { grid-column: 1 / -1; }
  & > [data-widget='text']:not(:last-child) { padding-block-end: calc(var(--layout-heading) - 2px); }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--layout-gutter);
    & > [data-widget='text'][data-share='full']:not(:last-child) { padding-block-end: calc(var(--layout-heading) - var(--layout-gutter)); }
    & > [data-share='half'] { grid-column: span 6; }
    & > [data-share='third'] { grid-column: span 4; }
    & > [data-share='quarter'] { grid-column: span 3; }
    &[data-is-mixed] > [data-share='half'] { grid-row: span 2; }
  }
`;

type Surroundings = Pick<WidgetSurroundings, 'text' | 'locale' | 'actions' | 'picture' | 'form'> & {
  readonly onError: (widget: PlacedWidget, error: unknown) => void;
};

function ShownWidget({ placed, ...surroundings }: { readonly placed: PlacedWidget } & WidgetSurroundings) {
  const { widget, data } = placed;
  // The registry is total and each entry takes its own type's props, which the compiler cannot follow through an index.
  const Renderer = widgetRenderers[widget.type] as ComponentType<WidgetProps<typeof widget.type>>;
  return createElement(Renderer, { ...surroundings, configuration: widget.configuration, data } as WidgetProps<typeof widget.type>);
}

const isFigures = ({ widgets }: PlacedContainer) => widgets.every(({ widget }) => widget.type === 'selling-points');

export type WidgetZoneProps = Surroundings & {
  readonly containers: readonly PlacedContainer[];
  /** Whether the first widget's heading is the page's own. */
  readonly hasPageHeading?: boolean;
  /** As high as the place it stands in: for a tile among products. */
  readonly isFilling?: boolean;
  /** Whether an editor looks: each widget then carries its id. */
  readonly isPreview?: boolean;
};

/** The widgets of an area, row by row; each in its own boundary. */
export function WidgetZone({ containers, onError, hasPageHeading = false, isFilling = false, isPreview = false, ...surroundings }: WidgetZoneProps) {
  const levels = planHeadingLevels(containers, { hasPageHeading, isFilling });
  return (
    <Zone data-is-filling={isFilling ? '' : undefined}>
      {containers.map(({ id, layout, design, widgets }, row) => {
        const shown = widgets.map((placed, index) => (
          <div key={placed.id} data-share={layout === 'full' ? 'full' : placed.share} data-widget={placed.widget.type} data-preview-widget={isPreview ? placed.id : undefined}>
            <WidgetBoundary onError={(error) => onError(placed, error)}>
              <ShownWidget
                placed={placed}
                {...surroundings}
                id={placed.id}
                isFirst={row === 0 && index === 0}
                headingLevel={levels.get(placed) ?? 2}
                share={layout === 'full' ? 'full' : placed.share}
              />
            </WidgetBoundary>
          </div>
        ));
        const isMixed = new Set(widgets.map(({ share }) => share)).size > 1;
        const marks = { 'data-design': design, 'data-is-figures': isFigures({ id, layout, design, widgets }) ? '' : undefined };
        if (layout === 'full') return <div key={id} {...marks}>{shown}</div>;
        return (
          <div key={id} {...marks}>
            <Container bleed="phone">
              <Grid data-is-mixed={isMixed ? '' : undefined}>{shown}</Grid>
            </Container>
          </div>
        );
      })}
    </Zone>
  );
}
