import type { ComponentType, ReactNode } from 'react';
import { Late } from '../../interface/Late.tsx';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import type { EmptyCartProps } from './EmptyCart.tsx';

const load = () => loadWithMessages(['recommended'], () => import('./EmptyCart.tsx'));

let Prepared: ComponentType<EmptyCartProps> | undefined;

/** Loads what an empty cart shows, for the first render of its page. */
export async function prepareEmptyCart(): Promise<void> {
  Prepared = (await load()).default;
}

/** What an empty cart shows; `instead` until that has been loaded. */
export function EmptyCartPart({
  instead,
  ...props
}: EmptyCartProps & { readonly instead: ReactNode }) {
  return Prepared ? (
    <Prepared {...props} />
  ) : (
    <Late isNeeded load={load} props={props} fallback={instead} />
  );
}
