import { parseWidget } from '@solvik/content-schema';
import type { ViewedContainer } from '@solvik/content-schema/editing';

interface Drawn {
  readonly id: string;
  readonly type: string;
  readonly configuration: string;
}

const isGood = ({ type, configuration }: Pick<Drawn, 'type' | 'configuration'>): boolean =>
  parseWidget(type, configuration).kind !== 'bad';

/**
 * Containers to draw: what cannot be read as it is sent stands as it was drawn last. Half an address or an emptied number is on its way
 * to something; a page that jumps at every letter cannot be worked on. What never was drawn stays as it is sent.
 */
export function keepDrawn(
  containers: readonly ViewedContainer[],
  before: readonly Drawn[],
): readonly ViewedContainer[] {
  const good = new Map(
    before.filter(isGood).map((drawn) => [`${drawn.id} ${drawn.type}`, drawn.configuration]),
  );
  return containers.map((container) => ({
    ...container,
    widgets: container.widgets.map((widget) =>
      isGood(widget)
        ? widget
        : {
            ...widget,
            configuration: good.get(`${widget.id} ${widget.type}`) ?? widget.configuration,
          },
    ),
  }));
}
