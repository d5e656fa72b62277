import { Columns, Container, Heading, ProgressSteps, Stack } from '@solvik/design-system';
import { formatPostalCode } from '@solvik/shop-rules';
import { useEffect } from 'react';
import { useServices } from '../../page/services.ts';
import { useCart } from '../../features/cart/useCart.ts';
import { useCheckoutImpression } from './useCheckoutImpression.ts';
import { checkoutSteps } from '../../features/checkout/checkoutDraft.ts';
import { useCheckoutSteps } from '../../features/checkout/useCheckoutSteps.ts';
import { usePayOrder } from '../../features/checkout/usePayOrder.ts';
import { WithAndWithoutVat } from '../../features/market/WithAndWithoutVat.tsx';
import { arrivalText } from './arrivalText.ts';
import { AddressStep } from './AddressStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { OptionStep } from './OptionStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { refusalText } from './refusalText.ts';

/** Three steps on one page: customer, delivery, payment. */
export function CheckoutScreen() {
  const { text, site, now } = useServices();
  const { cart } = useCart();
  const {
    step,
    at,
    form,
    isRead,
    change,
    fill,
    update,
    goTo,
    shipping,
    payments,
    shippingId,
    paymentId,
    isPending,
    failure,
    hasNoShipping,
  } = useCheckoutSteps();
  const { pay, isPending: isPaying, refusal } = usePayOrder();

  useCheckoutImpression(cart);
  useEffect(() => {
    if (at === 0) return;
    // After a step the focus moves to the next one, not to a button that is gone.
    const heading = document.querySelector<HTMLElement>('[data-step-heading] form h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [at]);

  const paymentType = payments.find(({ id }) => id === paymentId)?.name ?? '';
  const zipFailure = hasNoShipping ? text('checkout.noShipping', { zip: form.zip }) : undefined;
  const shippingName = shipping.find(({ id }) => id === shippingId);
  return (
    <Container as="section" spacing="page">
      <Stack gap="40">
        <Heading level={1}>{text('checkout.title')}</Heading>
        <noscript>{text('checkout.scripts')}</noscript>
        <Columns split="checkout">
          <Stack gap="32" data-step-heading="">
            <ProgressSteps
              label={text('checkout.steps')}
              steps={checkoutSteps.map((name, index) => {
                const label = text(`checkout.step.${name}`);
                const state = index < at ? 'done' : index === at ? 'current' : 'coming';
                return {
                  id: name,
                  state,
                  label:
                    state === 'done'
                      ? text('checkout.stepDone', { step: label })
                      : `${String(index + 1)}. ${label}`,
                };
              })}
            />
            {at > 0 && (
              <DoneStep
                title={text('checkout.step.address')}
                lines={[
                  `${form.firstName} ${form.lastName}, ${form.addressLine1}`,
                  `${formatPostalCode(form.zip, site.country)} ${form.city}`,
                  form.email,
                ]}
                onChange={() => goTo('address')}
              />
            )}
            {at > 1 && shippingName && (
              <DoneStep
                title={text('checkout.step.delivery')}
                lines={[shippingName.displayName ?? shippingName.name ?? '']}
                onChange={() => goTo('delivery')}
              />
            )}
            {step === 'address' && (
              <AddressStep
                form={form}
                isKnown={isRead}
                onFill={fill}
                onDone={(filled) => update({ form: filled }, 'delivery')}
                isPending={isPending}
                zipFailure={zipFailure}
                failure={failure}
              />
            )}
            {step === 'delivery' && (
              <OptionStep
                heading={text('checkout.deliveryHeading')}
                name="shipping"
                options={shipping.map(
                  ({
                    id,
                    displayName,
                    name,
                    shippingData,
                    feeIncVat,
                    feeIncVatFormatted,
                    feeExVatFormatted,
                  }) => ({
                    id,
                    label: displayName ?? name ?? '',
                    description: arrivalText(shippingData, { text, site, ordered: now() }),
                    aside:
                      feeIncVat === 0 ? (
                        text('cart.shippingFree')
                      ) : (
                        <WithAndWithoutVat incVat={feeIncVatFormatted} exVat={feeExVatFormatted} />
                      ),
                  }),
                )}
                chosen={shippingId}
                onChoose={(id) => update({ shippingId: id })}
                onDone={() => update({}, 'payment')}
                isPending={isPending}
                failure={failure}
                action={text('checkout.toPayment')}
              />
            )}
            {step === 'payment' && (
              <PaymentStep
                options={payments.map(({ id, displayName, name }) => ({
                  id,
                  label: displayName ?? name ?? '',
                }))}
                chosen={paymentId}
                onChoose={(id) => change({ paymentId: id })}
                onDone={() => pay({ form, shippingId, paymentId, paymentType })}
                isPending={isPaying}
                amount={cart?.summary?.total?.sellingPriceIncVatFormatted ?? site.currency}
                message={form.message}
                onMessage={(message) => fill({ message })}
                failure={refusal ? refusalText(refusal, text) : undefined}
              />
            )}
          </Stack>
          {cart && <OrderSummary cart={cart} isEstimate={step === 'address'} />}
        </Columns>
      </Stack>
    </Container>
  );
}
