import type { ReactNode } from 'react';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import type { Services } from '../../page/services.ts';

const load = () =>
  loadWithMessages(['notFound'], async () => {
    const { default: Screen, prepareNotFound: prepare } = await import('./NotFoundScreen.tsx');
    return { Screen, prepare };
  });

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Loads the screen of an address without a page, with its texts. */
export async function loadNotFound(): Promise<void> {
  loaded ??= await load();
}

/** Loads the screen and its data; what fails is missing from the page. */
export async function prepareNotFound(services: Services): Promise<void> {
  try {
    await loadNotFound();
    await loaded?.prepare(services);
  } catch (error) {
    services.report?.(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The screen where it has been loaded, and otherwise `children`. */
export function NotFound({ children }: { readonly children: ReactNode }) {
  return loaded ? <loaded.Screen /> : children;
}
