import { Button, Inline, Text, TextButton, TextField } from '@solvik/design-system';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import type { Cart } from './cartQuery.ts';
import { useChangeCart } from './useCart.ts';

/** A discount code: typed, refused in words, or active with a way to take it away. */
export function PromoCode({ cart }: { readonly cart: Cart }) {
  const { text } = useServices();
  const { mutate, isPending } = useChangeCart();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const send = (promoCode: string) => {
    mutate(
      { kind: 'code', promoCode },
      {
        onSuccess: () => {
          setCode('');
          setError(undefined);
        },
        onError: (refusal) => setError(text(refusal instanceof DataApiError && refusal.code === 'RequirementsNotMet' ? 'cart.codeRequirements' : 'cart.codeInvalid')),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed) send(typed);
    else setError(text('cart.codeEmpty'));
  };
  if (cart.promoCode) {
    return (
      <Inline spread="between" gap="12">
        <Text>{text('cart.codeActive', { code: cart.promoCode })}</Text>
        <TextButton onClick={() => send('')} aria-label={text('cart.codeRemove', { code: cart.promoCode })}>
          {text('cart.remove')}
        </TextButton>
      </Inline>
    );
  }
  return (
    <form onSubmit={submit} noValidate aria-label={text('cart.code')}>
      <TextField
        label={text('cart.code')}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setCode(event.currentTarget.value)}
        action={
          <Button type="submit" emphasis="outlined" isPending={isPending} style={{ paddingInline: 'var(--space-16)' }}>
            {text('cart.codeAdd')}
          </Button>
        }
      />
    </form>
  );
}
