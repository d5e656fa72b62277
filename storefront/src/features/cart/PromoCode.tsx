import { writeAddress } from '@solvik/addresses';
import { Button, Inline, Stack, Text, TextButton, TextField } from '@solvik/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../page/services.ts';
import { useEarlySubmit } from '../../device/useEarlySubmit.ts';
import type { Cart } from './cart.ts';
import { codeRefusalText, type readCodeRefusal } from './codeRefusal.ts';
import { useChangeCart } from './useCart.ts';

interface Props {
  readonly cart: Cart;
  /** Why a code sent with a plain form before this page was refused. */
  readonly refusal?: ReturnType<typeof readCodeRefusal>;
}

/**
 * The promo code: typed, refused with a message, or active with buttons to remove or replace it.
 */
export function PromoCode({ cart, refusal: refused }: Props) {
  const services = useServices();
  const { text, site } = services;
  const { mutate, isPending } = useChangeCart();
  const [code, setCode] = useState('');
  const [error, setError] = useState(refused && text(refused));
  const form = useRef<HTMLFormElement>(null);
  const earlySubmit = useEarlySubmit(form);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const next = useRef<'removal' | 'field'>(undefined);
  useEffect(() => {
    // The clicked button may be gone. The cart and the response may arrive in either order.
    const isThere =
      next.current === 'removal' ? removal.current !== null : removal.current === null;
    if (!next.current || !isThere) return;
    (next.current === 'removal' ? removal : field).current?.focus();
    next.current = undefined;
  });
  const send = (promoCode: string) => {
    mutate(
      { kind: 'code', promoCode },
      {
        onSuccess: () => {
          setCode('');
          setError(undefined);
          next.current = promoCode ? 'removal' : 'field';
        },
        onError: (refusal) => {
          setError(codeRefusalText(refusal, services));
          field.current?.focus();
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field has the value typed before hydration.
    const typed = (field.current?.value ?? code).trim();
    if (typed) send(typed);
    else {
      setError(text('cart.codeEmpty'));
      field.current?.focus();
    }
  };
  const words = text(cart.promoCode ? 'cart.codeOther' : 'cart.code');
  return (
    <Stack gap="12">
      {cart.promoCode && (
        <Inline spread="between" gap="12">
          <Text>{text('cart.codeActive', { code: cart.promoCode })}</Text>
          <TextButton
            ref={removal}
            onClick={() => send('')}
            aria-label={text('cart.codeRemove', { code: cart.promoCode })}
          >
            {text('cart.remove')}
          </TextButton>
        </Inline>
      )}
      <form
        {...earlySubmit}
        action={`${site.basename}${writeAddress('cart', site.locale)}`}
        ref={form}
        onSubmit={submit}
        noValidate
        aria-label={words}
      >
        <TextField
          ref={field}
          name="promoCode"
          label={words}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setCode(event.currentTarget.value)}
          action={
            <Button type="submit" emphasis="outlined" size="narrow" isPending={isPending}>
              {text('cart.codeAdd')}
            </Button>
          }
        />
      </form>
    </Stack>
  );
}
