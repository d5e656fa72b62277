import { describe, expect, it } from 'vitest';
import { emptyDraft, mergeEarlyInput, readDraft } from './checkoutDraft.ts';
import { emptyForm } from './checkoutForm.ts';

const astrid = {
  form: { ...emptyForm, email: 'astrid@example.se', city: 'Borås' },
  step: 'payment',
  shippingId: 2,
  paymentId: 1,
} as const;

describe('the checkout draft restored after a reload', () => {
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
  ])('%j is treated as empty', (stored) => {
    expect(readDraft(stored)).toEqual({
      ...emptyDraft,
      shippingId: undefined,
      paymentId: undefined,
    });
  });

  it('is overridden by later input, field by field', () => {
    expect(mergeEarlyInput(astrid, { ...emptyForm, email: 'ny@example.se' }).form).toMatchObject({
      email: 'ny@example.se',
      city: 'Borås',
    });
  });
});

it.each([
  [0, 0],
  [2, 2],
  [1.5, undefined],
  [Number.MAX_SAFE_INTEGER + 1, undefined],
  ['2', undefined],
  [null, undefined],
])('the stored choice %j is read as %s', (stored, choice) => {
  expect(readDraft({ shippingId: stored, paymentId: stored })).toMatchObject({
    shippingId: choice,
    paymentId: choice,
  });
});

it.each(['address', 'delivery', 'payment'] as const)('the stored step %s is read', (step) => {
  expect(readDraft({ step }).step).toBe(step);
});

it('what was typed leaves the step and the choices alone', () => {
  expect(mergeEarlyInput(astrid, emptyForm)).toEqual(astrid);
});
