import type { NavigateOptions, PageRouter, PageView } from './pageRouter.ts';

/** A data router that is running: it tells of its views through `apply`. */
export interface ConnectedRouter {
  readonly navigate: (to: string, options: NavigateOptions) => Promise<void>;
}

export type ConnectRouter = (current: PageView, apply: (next: PageView) => void) => ConnectedRouter;

interface PageRouterOptions {
  /** The page that stands there already. */
  readonly initial: PageView;
  readonly load: () => Promise<ConnectRouter>;
  /** Goes there as a link would, where the data router cannot be had. */
  readonly leave: (to: string) => void;
}

/** A page's router. The data router is loaded with the first navigation, or when one is likely; after a failure it is tried again. */
export function createPageRouter({ initial, load, leave }: PageRouterOptions): PageRouter {
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
      const router = await connect().catch(() => undefined);
      if (router) await router.navigate(to, options);
      else leave(to);
    },
  };
}

/** A page that goes nowhere, as it is rendered on the server and in tests. */
export const standingRouter = (view: PageView): PageRouter => ({
  view: () => view,
  subscribe: () => () => undefined,
  prepare: () => undefined,
  navigate: () => Promise.resolve(),
});
