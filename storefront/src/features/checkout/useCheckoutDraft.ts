import { useEffect, useLayoutEffect, useState } from 'react';
import { draft as storage } from '../../device/draft.ts';
import { type CheckoutDraft, emptyDraft, mergeTyped, readDraft } from './checkoutDraft.ts';
import type { CheckoutForm } from './checkoutForm.ts';

/** One draft a market, as several may stand at one origin. */
const keyOf = (marketId: string) => `solvik-checkout-${marketId}`;

/** What has been filled in and how far, kept for as long as the tab lives. `isRead` tells that what was kept is there. */
export function useCheckoutDraft(marketId: string) {
  const key = keyOf(marketId);
  const [draft, setDraft] = useState(emptyDraft);
  const [isRead, setRead] = useState(false);
  // Before anything is painted, and before a key can be pressed in between.
  useLayoutEffect(() => {
    setDraft(({ form }) => mergeTyped(readDraft(storage.read(key)), form));
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (isRead) storage.write(key, draft);
  }, [key, draft, isRead]);
  const change = (part: Partial<CheckoutDraft>) => setDraft((current) => ({ ...current, ...part }));
  // A part alone: what else was typed may not have reached the screen yet.
  const fill = (part: Partial<CheckoutForm>) =>
    setDraft((current) => ({ ...current, form: { ...current.form, ...part } }));
  return { draft, isRead, change, fill };
}

export const forgetCheckoutDraft = (marketId: string): void => storage.remove(keyOf(marketId));

/** The e-mail address as it was told in this tab, until the draft is forgotten. */
export const keptEmail = (marketId: string): string | undefined =>
  readDraft(storage.read(keyOf(marketId))).form.email.trim() || undefined;
