import { useEffect } from 'react';
import { focusField } from './focusField.ts';
import type { ViewState } from '../view/viewState.ts';

/**
 * Moves the focus to the requested control. It exists once its form is rendered; a dialog that
 * closes returns the focus first.
 */
export function useFocusTarget(target: ViewState['target']): void {
  useEffect(() => {
    const { control } = target;
    if (control === undefined) return undefined;
    let stop = (): void => undefined;
    const wait = setTimeout(() => {
      stop = focusField(window.document, control);
    });
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [target]);
}
