import { useEffect, useState } from 'react';
import { useServices } from '../../page/services.ts';
import type { CreateOrUpdateCheckoutMutation } from '../../data-api/generated/operations.ts';
import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { present } from '../../data-api/present.ts';
import { checkForm } from './checkoutForm.ts';
import { checkoutSteps, type CheckoutDraft, type CheckoutStep } from './checkoutDraft.ts';
import { useUpdateCheckout } from './useCheckout.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';

type Offer = NonNullable<CreateOrUpdateCheckoutMutation['createOrUpdateCheckout']>;

const chosenOf = (
  options: readonly {
    readonly id: number;
    readonly isSelected: boolean;
    readonly isDefault: boolean;
  }[],
  chosen: number | undefined,
) =>
  (
    options.find(({ id }) => id === chosen) ??
    options.find(({ isSelected }) => isSelected) ??
    options.find(({ isDefault }) => isDefault)
  )?.id;

/**
 * The checkout's current step, its input and its options. A step restored after a reload shows
 * once the options have been received again.
 */
export function useCheckoutSteps() {
  const { text, site } = useServices();
  const { draft, isRead, change, fill } = useCheckoutDraft(site.marketId);
  const updateCheckout = useUpdateCheckout();
  // The options remain visible while a choice is pending.
  const [offer, setOffer] = useState<Offer>();
  const shipping = present(offer?.shippingOptions);
  const payments = present(offer?.paymentOptions);
  const shippingId = chosenOf(shipping, draft.shippingId);
  const paymentId = chosenOf(payments, draft.paymentId);
  const step: CheckoutStep = shipping.length > 0 ? draft.step : 'address';

  const update = (part: Partial<CheckoutDraft>, then?: CheckoutStep) => {
    change(part);
    updateCheckout.mutate(
      {
        form: part.form ?? draft.form,
        shippingId: part.shippingId ?? shippingId ?? draft.shippingId,
        paymentId: part.paymentId ?? paymentId ?? draft.paymentId,
      },
      {
        onSuccess: (response) => {
          setOffer(response);
          if (then)
            change({ step: present(response.shippingOptions).length > 0 ? then : 'address' });
        },
      },
    );
  };
  useEffect(() => {
    if (isRead && draft.step !== 'address' && checkForm(draft.form, site.country).size === 0)
      update({}, draft.step);
    // Once, when the stored draft has been read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRead]);

  return {
    step,
    at: checkoutSteps.indexOf(step),
    form: draft.form,
    isRead,
    change,
    fill,
    update,
    goTo: (next: CheckoutStep) => change({ step: next }),
    shipping,
    payments,
    shippingId,
    paymentId,
    isPending: updateCheckout.isPending,
    failure: updateCheckout.isError
      ? text(isUnreachable(updateCheckout.error) ? 'error.offline' : 'error.generic.text')
      : undefined,
    hasNoShipping: offer !== undefined && shipping.length === 0 && !updateCheckout.isPending,
  };
}
