/**
 * Renders an element as the server does, hydrates it, and collects React's messages about the
 * difference.
 */
import type { ReactNode } from 'react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Sentences of React's about a mismatch; empty when server and first browser render agree. Needs a DOM. */
export function hydrationErrors(element: ReactNode): readonly string[] {
  const complaints: string[] = [];
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const note = (error: unknown) => complaints.push(String(error));
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, {
      onRecoverableError: note,
      onUncaughtError: note,
      onCaughtError: note,
    });
  });
  act(() => root?.unmount());
  container.remove();
  return complaints;
}
