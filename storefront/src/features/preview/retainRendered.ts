import type { Parsed } from '@solvik/content-schema';
import type { ReadArea, WidgetResponse, WidgetContent } from '../content/areas/readArea.ts';

const keyOf = (id: string, type: string) => `${id} ${type}`;

/**
 * The content to render of each widget in `contents`: a malformed one keeps what `area` rendered
 * last. Half an address or an emptied number is about to become something; a page that jumps at
 * every letter cannot be worked on. One that was never rendered stays malformed.
 */
export function retainRendered(
  contents: ReadonlyMap<WidgetResponse, Parsed<WidgetContent>>,
  area: ReadArea,
): ReadonlyMap<WidgetResponse, Parsed<WidgetContent>> {
  const rendered = new Map(
    area.containers.flatMap(({ widgets }) =>
      widgets.flatMap(({ id, widget, nodes, source }) =>
        source
          ? [[keyOf(id, source.type), { widget, source, ...(nodes && { nodes }) }] as const]
          : [],
      ),
    ),
  );
  return new Map(
    [...contents].map(([widget, read]) => {
      const value = read.kind === 'bad' && rendered.get(keyOf(String(widget.id), widget.type));
      return [widget, value ? { kind: 'ok', value } : read];
    }),
  );
}
