import type { ReactNode } from 'react';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import type { Services } from '../../page/services.ts';

const load = () =>
  loadWithMessages(['notFound'], async () => {
    const { default: Screen, prepareNotFound: prepare } = await import('./NotFoundScreen.tsx');
    return { Screen, prepare };
  });

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/**
 * Loads the screen of an address without a page, with its texts, and its data where services are
 * given.
 */
export async function loadNotFound(services?: Services): Promise<void> {
  loaded ??= await load();
  if (services) await loaded.prepare(services);
}

/** The screen where it has been loaded, and otherwise `children`. */
export function NotFound({ children }: { readonly children: ReactNode }) {
  return loaded ? <loaded.Screen /> : children;
}
