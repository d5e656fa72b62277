import { useEffect, useLayoutEffect, useState } from 'react';
import { draft as storage } from '../../device/draft.ts';
import { type CheckoutDraft, emptyDraft, mergeEarlyInput, readDraft } from './checkoutDraft.ts';
import type { CheckoutForm } from './checkoutForm.ts';

/** One draft per market, as several may share one origin. */
const keyOf = (marketId: string) => `solvik-checkout-${marketId}`;

/**
 * The checkout's input and step, stored for the life of the tab. `isRead` once the stored draft
 * has been read.
 */
export function useCheckoutDraft(marketId: string) {
  const key = keyOf(marketId);
  const [draft, setDraft] = useState(emptyDraft);
  const [isRead, setRead] = useState(false);
  // Before the first paint, and before a key can be pressed in between.
  useLayoutEffect(() => {
    setDraft(({ form }) => mergeEarlyInput(readDraft(storage.read(key)), form));
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (isRead) storage.write(key, draft);
  }, [key, draft, isRead]);
  const change = (part: Partial<CheckoutDraft>) => setDraft((current) => ({ ...current, ...part }));
  // Only a part: other input may not have been rendered yet.
  const fill = (part: Partial<CheckoutForm>) =>
    setDraft((current) => ({ ...current, form: { ...current.form, ...part } }));
  return { draft, isRead, change, fill };
}

export const clearCheckoutDraft = (marketId: string): void => storage.remove(keyOf(marketId));

/** The e-mail address as entered in this tab, until the draft is deleted. */
export const storedEmail = (marketId: string): string | undefined =>
  readDraft(storage.read(keyOf(marketId))).form.email.trim() || undefined;
