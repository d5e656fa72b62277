import { useEffect, useState } from 'react';
import { draft } from '../../device/draft.ts';
import { type CheckoutForm, emptyForm } from './checkoutForm.ts';

const key = 'solvik-checkout';

/** What has been filled in, kept over a reload of the tab. */
export function useCheckoutDraft(): readonly [CheckoutForm, (form: CheckoutForm) => void] {
  const [form, setForm] = useState(emptyForm);
  useEffect(() => {
    const kept = draft.read<CheckoutForm>(key);
    if (kept) setForm((current) => ({ ...current, ...kept }));
  }, []);
  const keep = (next: CheckoutForm) => {
    setForm(next);
    draft.write(key, next);
  };
  return [form, keep];
}

export const forgetCheckoutDraft = (): void => draft.remove(key);
