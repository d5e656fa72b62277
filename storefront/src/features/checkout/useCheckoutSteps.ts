import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CreateOrUpdateCheckoutMutation } from '../../data-api/generated/operations.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { checkForm } from './checkoutForm.ts';
import { checkoutSteps, type CheckoutDraft, type CheckoutStep } from './checkoutDraft.ts';
import { useUpdateCheckout } from './useCheckout.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';

type Offer = NonNullable<CreateOrUpdateCheckoutMutation['createOrUpdateCheckout']>;

const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);
const chosenOf = (
  options: readonly {
    readonly id: number;
    readonly isSelected: boolean;
    readonly isDefault: boolean;
  }[],
  wanted: number | undefined,
) =>
  (
    options.find(({ id }) => id === wanted) ??
    options.find(({ isSelected }) => isSelected) ??
    options.find(({ isDefault }) => isDefault)
  )?.id;

/**
 * Where the shopper stands in the checkout, what they have told and what they may choose among. A step that a reload comes
 * back to shows once the shop has said anew what can be chosen.
 */
export function useCheckoutSteps() {
  const { text, site } = useServices();
  const { draft, isRead, change, fill } = useCheckoutDraft(site.marketId);
  const update = useUpdateCheckout();
  // What was offered stays in sight while a choice is on its way.
  const [offer, setOffer] = useState<Offer>();
  const shipping = present(offer?.shippingOptions);
  const payments = present(offer?.paymentOptions);
  const shippingId = chosenOf(shipping, draft.shippingId);
  const paymentId = chosenOf(payments, draft.paymentId);
  const step: CheckoutStep = shipping.length > 0 ? draft.step : 'address';

  const tell = (part: Partial<CheckoutDraft>, then?: CheckoutStep) => {
    change(part);
    update.mutate(
      {
        form: part.form ?? draft.form,
        shippingId: part.shippingId ?? shippingId ?? draft.shippingId,
        paymentId: part.paymentId ?? paymentId ?? draft.paymentId,
      },
      {
        onSuccess: (answer) => {
          setOffer(answer);
          if (then) change({ step: present(answer.shippingOptions).length > 0 ? then : 'address' });
        },
      },
    );
  };
  useEffect(() => {
    if (isRead && draft.step !== 'address' && checkForm(draft.form, site.country).size === 0)
      tell({}, draft.step);
    // Once, when what was kept has been read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);

  return {
    step,
    at: checkoutSteps.indexOf(step),
    form: draft.form,
    isRead,
    change,
    fill,
    tell,
    goTo: (next: CheckoutStep) => change({ step: next }),
    shipping,
    payments,
    shippingId,
    paymentId,
    isPending: update.isPending,
    failure: update.isError
      ? text(isUnreachable(update.error) ? 'error.offline' : 'error.generic.text')
      : undefined,
    hasNoShipping: offer !== undefined && shipping.length === 0 && !update.isPending,
  };
}
