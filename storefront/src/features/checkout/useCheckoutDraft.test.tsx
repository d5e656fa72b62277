// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draft as storage } from '../../device/draft.ts';
import { emptyForm } from './checkoutForm.ts';
import { clearCheckoutDraft, storedEmail, useCheckoutDraft } from './useCheckoutDraft.ts';

const key = 'solvik-checkout-se';
const form = { ...emptyForm, email: 'maja@example.com', city: 'Borås' };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the draft of a checkout', () => {
  it('is read from storage, and written back with each change', () => {
    storage.write(key, { form, step: 'delivery' });
    const { result } = renderHook(() => useCheckoutDraft('se'));
    expect(result.current).toMatchObject({ isRead: true, draft: { form, step: 'delivery' } });
    const { fill: fillIn, change } = result.current;
    act(() => fillIn({ city: 'Visby' }));
    act(() => change({ step: 'payment' }));
    expect(result.current.draft).toMatchObject({
      form: { ...form, city: 'Visby' },
      step: 'payment',
    });
    expect(storage.read(key)).toMatchObject({ form: { ...form, city: 'Visby' }, step: 'payment' });
  });

  it('belongs to its market', () => {
    storage.write(key, { form });
    const { result, rerender } = renderHook(({ market }) => useCheckoutDraft(market), {
      initialProps: { market: 'no' },
    });
    expect(result.current.draft.form).toEqual(emptyForm);
    rerender({ market: 'se' });
    expect(result.current.draft.form).toEqual(form);
  });
});

describe('the e-mail address of a draft', () => {
  it.each([
    ['as it was typed', ' maja@example.com ', 'maja@example.com'],
    ['absent where none was typed', ' ', undefined],
  ])('is %s', (_, email, saved) => {
    storage.write(key, { form: { ...form, email } });
    expect(storedEmail('se')).toBe(saved);
    expect(storedEmail('no')).toBeUndefined();
  });

  it('is gone with the draft', () => {
    storage.write(key, { form });
    clearCheckoutDraft('se');
    expect(storage.read(key)).toBeUndefined();
    expect(storedEmail('se')).toBeUndefined();
  });
});
