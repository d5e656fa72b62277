import { useEffect, useState } from 'react';
import { focusRow } from '../focus/focusRow.ts';
import {
  createWidgetSteps,
  type WidgetSteps,
  type WidgetStepsOptions,
} from './createWidgetSteps.ts';

/**
 * Actions on the widgets of a page: each is announced, and the focus moves to where work continues.
 */
export function useWidgetSteps(options: Omit<WidgetStepsOptions, 'focusOnRow'>): WidgetSteps {
  const [row, setRow] = useState<{ readonly id: string }>();
  // The row is in its new position once the list has been rendered.
  useEffect(() => {
    if (row) focusRow(window.document, row.id);
  }, [row]);
  return createWidgetSteps({ ...options, focusOnRow: (id) => setRow({ id }) });
}
