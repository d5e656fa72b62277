import type { ReactNode } from 'react';

/** Nothing of the shop around it: a screen that brings its own landmarks. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
