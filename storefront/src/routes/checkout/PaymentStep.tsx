import { shopPages } from '@solvik/addresses';
import { Checkbox, Text, Textarea } from '@solvik/design-system';
import { useState } from 'react';
import { useServices } from '../../page/services.ts';
import { TaggedText } from '../../languages/TaggedText.tsx';
import { type Option, OptionStep } from './OptionStep.tsx';
import { PageLink } from './PageLink.tsx';

interface Props {
  readonly options: readonly Option[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onDone: () => void;
  readonly isPending: boolean;
  readonly amount: string;
  readonly message: string;
  readonly onMessage: (message: string) => void;
  readonly failure: string | undefined;
}

/** The payment option, the terms, and the button with the amount. */
export function PaymentStep({
  options,
  chosen,
  onChoose,
  onDone,
  isPending,
  amount,
  message,
  onMessage,
  failure,
}: Props) {
  const { text, site } = useServices();
  const [hasAccepted, setAccepted] = useState(false);
  const [isAttempted, setAttempted] = useState(false);
  const termsError = isAttempted && !hasAccepted ? text('validation.terms') : undefined;
  const page = (alias: string, label: string) => <PageLink alias={alias} text={label} />;
  const done = () => {
    setAttempted(true);
    if (hasAccepted) onDone();
    else document.querySelector<HTMLInputElement>('input[name="terms"]')?.focus();
  };
  return (
    <OptionStep
      heading={text('checkout.paymentHeading')}
      name="payment"
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      onDone={done}
      isPending={isPending}
      action={text('checkout.pay', { amount })}
      failure={failure}
    >
      <Text size="small" tone="muted">
        {text('checkout.payHelp')}
      </Text>
      <Textarea
        label={text('checkout.message')}
        labelAside={text('checkout.optional')}
        value={message}
        maxLength={500}
        rows={2}
        onChange={(event) => onMessage(event.currentTarget.value)}
      />
      <Text size="small" tone="muted">
        {text('cart.guarantee')}
      </Text>
      <Checkbox
        name="terms"
        checked={hasAccepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        error={termsError}
        label={
          <TaggedText
            text={text('checkout.terms')}
            parts={{
              terms: (label) => page(shopPages[site.locale].terms, label),
              privacy: (label) => page(shopPages[site.locale].privacy, label),
            }}
          />
        }
      />
    </OptionStep>
  );
}
