import { Columns, Container, Heading, ProgressSteps, Stack } from '@solvik/design-system';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useCart } from '../../features/cart/useCart.ts';
import { useCheckoutDraft } from '../../features/checkout/useCheckoutDraft.ts';
import { type CheckoutChoice, usePlaceOrder, useUpdateCheckout } from '../../features/checkout/useCheckout.ts';
import { arrivalText } from './arrivalText.ts';
import { AddressStep } from './AddressStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { OptionStep } from './OptionStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { refusalText } from './refusalText.ts';

const steps = ['address', 'delivery', 'payment'] as const;
type Step = (typeof steps)[number];

const present = <T,>(items: readonly (T | null | undefined)[] | null | undefined): readonly T[] => (items ?? []).filter((item) => item !== null && item !== undefined);

/** Three steps on one page: who, how it arrives, how it is paid. */
export function CheckoutScreen() {
  const { text, site, now } = useServices();
  const { cart } = useCart();
  const [step, setStep] = useState<Step>('address');
  const [form, setForm] = useCheckoutDraft();
  const [shippingId, setShippingId] = useState<number>();
  const [paymentId, setPaymentId] = useState<number>();
  const update = useUpdateCheckout();
  const place = usePlaceOrder();
  const shipping = present(update.data?.shippingOptions);
  const payments = present(update.data?.paymentOptions);
  const chosenShipping = shippingId ?? shipping.find(({ isSelected, isDefault }) => isSelected || isDefault)?.id;
  const chosenPayment = paymentId ?? payments.find(({ isSelected, isDefault }) => isSelected || isDefault)?.id;
  const at = steps.indexOf(step);

  useEffect(() => {
    if (at === 0) return;
    // A reader who went on is taken to what comes next, not left on a button that is gone.
    const heading = document.querySelector<HTMLElement>('[data-step-heading] form h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [at]);

  const tell = (choice: Partial<CheckoutChoice>, then?: Step) =>
    update.mutate({ form, shippingId: chosenShipping, paymentId: chosenPayment, ...choice }, { onSuccess: (checkout) => then && present(checkout.shippingOptions).length > 0 && setStep(then) });
  const chooseShipping = (id: number) => {
    setShippingId(id);
    tell({ shippingId: id });
  };
  const pay = () => {
    const paymentType = payments.find(({ id }) => id === chosenPayment)?.name ?? '';
    place.mutate({ form, shippingId: chosenShipping, paymentId: chosenPayment, paymentType }, { onSuccess: (url) => window.location.assign(url) });
  };

  const hasNoShipping = update.isSuccess && shipping.length === 0;
  const zipFailure = hasNoShipping ? text('checkout.noShipping', { zip: form.zip }) : undefined;
  const shippingName = shipping.find(({ id }) => id === chosenShipping);
  return (
    <Container as="section">
      <Stack gap="40" style={{ paddingBlock: 'var(--space-40) var(--layout-section)' }}>
        <Heading level={1}>{text('checkout.title')}</Heading>
        <noscript>{text('checkout.scripts')}</noscript>
        <Columns split="checkout">
          <Stack gap="32" data-step-heading="">
            <ProgressSteps
              label={text('checkout.steps')}
              steps={steps.map((name, index) => {
                const label = text(`checkout.step.${name}`);
                const state = index < at ? 'done' : index === at ? 'current' : 'coming';
                return { id: name, state, label: state === 'done' ? text('checkout.stepDone', { step: label }) : `${String(index + 1)}. ${label}` };
              })}
            />
            {at > 0 && (
              <DoneStep
                title={text('checkout.step.address')}
                lines={[`${form.firstName} ${form.lastName}, ${form.addressLine1}`, `${form.zip} ${form.city}`, form.email]}
                onChange={() => setStep('address')}
              />
            )}
            {at > 1 && shippingName && <DoneStep title={text('checkout.step.delivery')} lines={[shippingName.displayName ?? shippingName.name ?? '']} onChange={() => setStep('delivery')} />}
            {step === 'address' && <AddressStep form={form} onChange={setForm} onDone={() => tell({}, 'delivery')} isPending={update.isPending} zipFailure={zipFailure} failure={update.isError ? text('error.generic.text') : undefined} />}
            {step === 'delivery' && (
              <OptionStep
                heading={text('checkout.deliveryHeading')}
                name="shipping"
                options={shipping.map(({ id, displayName, name, shippingData, feeIncVat, feeIncVatFormatted }) => ({
                  id,
                  label: displayName ?? name ?? '',
                  description: arrivalText(shippingData, { text, site, now: now() }),
                  aside: feeIncVat === 0 ? text('cart.shippingFree') : (feeIncVatFormatted ?? ''),
                }))}
                chosen={chosenShipping}
                onChoose={chooseShipping}
                onDone={() => tell({}, 'payment')}
                isPending={update.isPending}
                action={text('checkout.toPayment')}
              />
            )}
            {step === 'payment' && (
              <PaymentStep
                options={payments.map(({ id, displayName, name }) => ({ id, label: displayName ?? name ?? '' }))}
                chosen={chosenPayment}
                onChoose={setPaymentId}
                onDone={pay}
                isPending={place.isPending || place.isSuccess}
                amount={cart?.summary?.total?.sellingPriceIncVatFormatted ?? site.currency}
                message={form.message}
                onMessage={(message) => setForm({ ...form, message })}
                failure={place.isError ? refusalText(place.error, text) : undefined}
              />
            )}
          </Stack>
          {cart && <OrderSummary cart={cart} />}
        </Columns>
      </Stack>
    </Container>
  );
}
