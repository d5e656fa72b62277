import type { NavigateOptions, PageRouter, PageView } from './pageRouter.ts';

/** A running data router: it publishes its views through `apply`. */
export interface ConnectedRouter {
  readonly navigate: (to: string, options: NavigateOptions) => Promise<void>;
}

export type ConnectRouter = (current: PageView, apply: (next: PageView) => void) => ConnectedRouter;

interface PageRouterOptions {
  /** The current page. */
  readonly initial: PageView;
  readonly load: () => Promise<ConnectRouter>;
  /** Navigates like a plain link, if the data router cannot be loaded, or says why it cannot. */
  readonly leave: (to: string) => void;
  /** In the history of the data router; without it the browser's. */
  readonly back?: () => void;
}

/**
 * A page's router. The data router is loaded with the first navigation, or when one is likely; a
 * failed load is retried.
 */
export function createPageRouter({
  initial,
  load,
  leave,
  back = () => history.back(),
}: PageRouterOptions): PageRouter {
  let current = initial;
  let connecting: Promise<ConnectedRouter> | undefined;
  const listeners = new Set<() => void>();
  const apply = (next: PageView) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const connect = (): Promise<ConnectedRouter> => {
    connecting ??= load().then(
      (connectRouter) => connectRouter(current, apply),
      (error: unknown) => {
        connecting = undefined;
        throw error;
      },
    );
    return connecting;
  };
  return {
    view: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prepare: () => void connect().catch(() => undefined),
    async navigate(to, options = {}) {
      // While the data router is being loaded, too.
      apply({ ...current, next: to });
      const router = await connect().catch(() => undefined);
      if (router) await router.navigate(to, options);
      else {
        apply({ ...current, next: undefined });
        leave(to);
      }
    },
    back,
  };
}

/** A router without navigation, for the server and tests. */
export const staticRouter = (view: PageView): PageRouter => ({
  view: () => view,
  subscribe: () => () => undefined,
  prepare: () => undefined,
  navigate: () => Promise.resolve(),
  back: () => undefined,
});
