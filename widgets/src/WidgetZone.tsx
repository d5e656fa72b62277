import {
  Container,
  PageRow,
  type PageRowProps,
  PageRows,
  ShareGrid,
  ShareGridCell,
} from '@solvik/design-system';
import { Fragment, type ReactNode } from 'react';
import { planHeadingLevels } from './planHeadingLevels.ts';
import type {
  PlacedContainer,
  PlacedWidget,
  UnreadableWidget,
  WidgetSurroundings,
} from './widgetProps.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

type Surroundings = Pick<
  WidgetSurroundings,
  'text' | 'locale' | 'timeZone' | 'clock' | 'actions' | 'picture' | 'form'
> & {
  readonly onError: (widget: PlacedWidget, error: unknown) => void;
};

const isFigures = ({ widgets }: PlacedContainer) =>
  widgets.length > 0 && widgets.every(({ widget }) => widget.type === 'selling-points');

/** Only text that opens a section: the next row belongs to it. */
const isHeading = ({ widgets }: PlacedContainer) =>
  widgets.length > 0 &&
  widgets.every(
    ({ widget }) => widget.type === 'text' && widget.configuration.heading !== undefined,
  );

const kindOf = (container: PlacedContainer): PageRowProps['kind'] =>
  isFigures(container) ? 'figures' : isHeading(container) ? 'heading' : 'section';

/**
 * The row whose first widget opens the page's first screen with a picture: the first one that is
 * more than a heading, and meant for every viewport, so that nobody fetches a hidden picture.
 */
const openingRow = (containers: readonly PlacedContainer[]): number =>
  containers.findIndex(
    (container) =>
      !container.only && container.widgets.some(({ only }) => !only) && !isHeading(container),
  );

const columnsOf: Partial<Record<PlacedWidget['share'], number>> = { third: 4, quarter: 3 };

/**
 * Whether there is enough beside a half to be as tall as two rows; with less, all end on one line.
 */
const fillsTwoRows = ({ widgets }: PlacedContainer) =>
  widgets.some(({ share }) => share === 'half') &&
  widgets.reduce((sum, { share }) => sum + (columnsOf[share] ?? 0), 0) >= 12;

/** Renders an editor's card of a widget that is hidden from shoppers. */
export type BrokenCard = (
  broken: Pick<UnreadableWidget, 'name' | 'type' | 'problems' | 'raw'> & {
    readonly error?: unknown;
  },
) => ReactNode;

export type WidgetZoneProps = Surroundings & {
  readonly containers: readonly PlacedContainer[];
  /** Whether the first widget's heading is the page's own. */
  readonly hasPageHeading?: boolean;
  /** As high as its container: for a tile among products. */
  readonly isFilling?: boolean;
  /** For an editor: each widget then carries its id, and a broken one is a card. */
  readonly preview?: { readonly brokenCard: BrokenCard } | undefined;
};

function UnreadableSlot({
  unreadable,
  share,
  preview,
}: {
  readonly unreadable: UnreadableWidget;
  readonly share: PlacedWidget['share'];
  readonly preview: NonNullable<WidgetZoneProps['preview']>;
}) {
  return (
    <ShareGridCell share={share} data-widget={unreadable.type} data-preview-widget={unreadable.id}>
      {preview.brokenCard(unreadable)}
    </ShareGridCell>
  );
}

/**
 * From edge to edge, as the page has it (to the edges of a phone only), or within its margins
 * everywhere. A widget that has the row to itself keeps its own width unless it is to stay within.
 */
function RowBody({
  container,
  children,
}: {
  readonly container: PlacedContainer;
  readonly children: ReactNode;
}) {
  const { layout, design, isStacked = false } = container;
  const drawn =
    layout === 'full' ? (
      children
    ) : (
      <ShareGrid hasTallHalves={fillsTwoRows(container)} isStacked={isStacked}>
        {children}
      </ShareGrid>
    );
  if (design === 'full-width' || (layout === 'full' && design === 'default')) return drawn;
  return <Container bleed={design === 'default' ? 'phone' : 'none'}>{drawn}</Container>;
}

/** The widgets of an area, row by row; each in its own boundary. */
export function WidgetZone({
  containers,
  onError,
  hasPageHeading = false,
  isFilling = false,
  preview,
  ...surroundings
}: WidgetZoneProps) {
  const levels = planHeadingLevels(containers, { hasPageHeading, isFilling });
  const opening = openingRow(containers);
  return (
    <PageRows isFilling={isFilling}>
      {containers.map((container, row) => {
        const { id, layout, design, only, widgets, unreadable = [] } = container;
        const first = widgets.find((placed) => !placed.only);
        const cardsBefore = (at: number) =>
          preview &&
          unreadable
            .filter(({ before }) => before === at)
            .map((each) => (
              <UnreadableSlot key={each.id} unreadable={each} share={layout} preview={preview} />
            ));
        const shown = widgets.map((placed, index) => {
          const share = layout === 'full' ? 'full' : placed.share;
          const { widget } = placed;
          return (
            <Fragment key={placed.id}>
              {cardsBefore(index)}
              <WidgetSlot
                placed={placed}
                surroundings={{
                  ...surroundings,
                  id: placed.id,
                  isFirst: row === opening && placed === first,
                  headingLevel: levels.get(placed) ?? 2,
                  share,
                }}
                isPreview={preview !== undefined}
                onError={(error) => onError(placed, error)}
                broken={
                  preview &&
                  ((error) =>
                    preview.brokenCard({
                      name: '',
                      type: widget.type,
                      problems: [],
                      raw: JSON.stringify(widget.configuration, null, 2),
                      error,
                    }))
                }
              />
            </Fragment>
          );
        });
        const drawn = [...shown, cardsBefore(widgets.length)];
        return (
          <PageRow
            key={id}
            kind={kindOf(container)}
            isEdgeToEdge={design === 'full-width'}
            only={only}
          >
            <RowBody container={container}>{drawn}</RowBody>
          </PageRow>
        );
      })}
    </PageRows>
  );
}
