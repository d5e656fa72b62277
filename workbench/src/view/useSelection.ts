import type { PageDocument, StoredWidget } from '@solvik/content-schema/editing';
import { useMemo } from 'react';
import { widgetsOf } from '../editing/editDocument.ts';
import type { Selection } from '../workbenchState.ts';
import type { useChosen } from '../route/useChosen.ts';

const none: readonly StoredWidget[] = [];

/** The path of each widget in the document, as findings write it. */
const widgetPaths = (containers: PageDocument['containers']): ReadonlyMap<string, string> =>
  new Map(
    containers.flatMap(({ widgets }, row) =>
      widgets.map(
        ({ id }, at) => [id, `containers[${String(row)}].widgets[${String(at)}]`] as const,
      ),
    ),
  );

/** The widgets of the open page, and which of them, or of a menu's items, is chosen. */
export function useSelection(
  document: PageDocument | undefined,
  { widgetId, itemKey, choosePart }: ReturnType<typeof useChosen>,
): Omit<Selection, 'focusCount' | 'followFinding'> {
  const widgets = useMemo(() => (document ? widgetsOf(document) : none), [document]);
  const paths = useMemo(() => widgetPaths(document?.containers ?? []), [document]);
  return {
    widgets,
    widget: widgets.find(({ id }) => id === widgetId),
    pathOf: (id) => paths.get(id) ?? '',
    chooseWidget: choosePart,
    itemKey,
    chooseItem: choosePart,
  };
}
