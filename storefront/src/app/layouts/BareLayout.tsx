import type { ReactNode } from 'react';

/** Nothing of the shop around it: for a screen with its own landmarks. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
