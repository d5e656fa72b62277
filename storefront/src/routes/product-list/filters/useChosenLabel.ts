import { useText } from '../../../page/services.ts';

/** "4 valda" above a filter; nothing if nothing is chosen. */
export function useChosenLabel(count: number): string | undefined {
  const text = useText();
  return count > 0 ? text('filter.chosen', { count }) : undefined;
}
