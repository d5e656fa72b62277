import { type ComponentType, createElement } from 'react';
import type { WithdrawnProps } from '../../features/product/withdrawnQuery.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';

let Loaded: ComponentType<WithdrawnProps> | undefined;

/** Loads the page of a withdrawn product, which few visits open, with its texts. */
export async function loadWithdrawn(): Promise<void> {
  Loaded ??= (await loadWithMessages(['withdrawn'], () => import('./WithdrawnProduct.tsx')))
    .default;
}

/** To be rendered once it is loaded. */
export const Withdrawn = (props: WithdrawnProps) => Loaded && createElement(Loaded, props);
