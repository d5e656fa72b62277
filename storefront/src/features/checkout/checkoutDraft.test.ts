import { describe, expect, it } from 'vitest';
import { emptyDraft, mergeTyped, readDraft } from './checkoutDraft.ts';
import { emptyForm } from './checkoutForm.ts';

const astrid = {
  form: { ...emptyForm, email: 'astrid@example.se', city: 'Borås' },
  step: 'payment',
  shippingId: 2,
  paymentId: 1,
} as const;

describe('what the checkout remembers over a reload', () => {
  it('is the step, the choices and every field', () => {
    expect(readDraft(JSON.parse(JSON.stringify(astrid)))).toEqual(astrid);
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { form: null, step: 'moon', shippingId: '2' },
    { form: { email: 5 } },
  ])('%j counts as nothing', (stored) => {
    expect(readDraft(stored)).toEqual({
      ...emptyDraft,
      shippingId: undefined,
      paymentId: undefined,
    });
  });

  it('gives way to what was typed meanwhile, field by field', () => {
    expect(mergeTyped(astrid, { ...emptyForm, email: 'ny@example.se' }).form).toMatchObject({
      email: 'ny@example.se',
      city: 'Borås',
    });
  });
});
