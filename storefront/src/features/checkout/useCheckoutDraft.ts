import { useEffect, useState } from 'react';
import { draft as storage } from '../../device/draft.ts';
import { type CheckoutDraft, emptyDraft, mergeTyped, readDraft } from './checkoutDraft.ts';

/** One draft a market, as several may stand at one origin. */
const keyOf = (marketId: string) => `solvik-checkout-${marketId}`;

/** What has been filled in and how far, kept for as long as the tab lives. `isRead` tells that what was kept is there. */
export function useCheckoutDraft(marketId: string) {
  const key = keyOf(marketId);
  const [draft, setDraft] = useState(emptyDraft);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    setDraft(({ form }) => mergeTyped(readDraft(storage.read(key)), form));
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (isRead) storage.write(key, draft);
  }, [key, draft, isRead]);
  const change = (part: Partial<CheckoutDraft>) => setDraft((current) => ({ ...current, ...part }));
  return { draft, isRead, change };
}

export const forgetCheckoutDraft = (marketId: string): void => storage.remove(keyOf(marketId));

/** The e-mail address as it was told in this tab, until the draft is forgotten. */
export const keptEmail = (marketId: string): string | undefined => readDraft(storage.read(keyOf(marketId))).form.email.trim() || undefined;
