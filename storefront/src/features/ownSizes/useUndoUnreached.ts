import { type Query, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../interface/toast.ts';
import { useText } from '../../page/services.ts';

const lists = { queryKey: ['products'] } as const;

const hasFailed = ({ state }: Query): boolean =>
  state.status === 'error' && state.data === undefined;

/**
 * Undoes a change of own sizes, with a message, if the list that it requests cannot be loaded: the
 * list before stays. Call what it returns right after the change.
 */
export function useUndoUnreached(): (undo: () => void) => void {
  const text = useText();
  const notify = useToast((notices) => notices.notify);
  const queryClient = useQueryClient();
  return (undo) => {
    const cache = queryClient.getQueryCache();
    const settle = () => {
      if (queryClient.isFetching(lists) > 0) return;
      stop();
      if (!cache.findAll({ ...lists, type: 'active' }).some(hasFailed)) return;
      undo();
      notify(text('error.offline'));
    };
    // A list is observed before it is requested.
    const stop = cache.subscribe(() => queueMicrotask(settle));
  };
}
