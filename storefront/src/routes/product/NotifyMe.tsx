import { Button, Stack, Text, TextField } from '@solvik/design-system';
import { isEmail, isNamedSize } from '@solvik/shop-rules';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../page/services.ts';
import { monitorProductAvailabilityDocument } from '../../data-api/generated/operations.ts';

const focusOnce = (message: HTMLElement | null) => message?.focus();

/**
 * A sold-out size can be watched: a mail is sent when it is back (spec section 4, Stock notify).
 */
export function NotifyMe({ skuId, size }: { readonly skuId: number; readonly size: string }) {
  const { text, dataApi } = useServices();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (address: string) =>
      dataApi.send(monitorProductAvailabilityDocument, { email: address, skuId }),
    onError: () => setError(text('error.generic.text')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!isEmail(address)) {
      setError(text('email.invalid'));
      return;
    }
    setError(undefined);
    mutate(address);
  };
  // "When size One size is back" is no sentence.
  const [title, done] = isNamedSize(size)
    ? [text('soldOut.titleOne'), text('soldOut.doneOne')]
    : [text('soldOut.title', { size }), text('soldOut.done', { size })];
  // The focus was in the form, and a message that appears with its role is not announced.
  if (isSuccess)
    return (
      <Text tabIndex={-1} ref={focusOnce}>
        {done}
      </Text>
    );
  return (
    <form onSubmit={submit} noValidate aria-label={title}>
      <Stack gap="12">
        <Text emphasis="strong">{title}</Text>
        <TextField
          label={text('email.label')}
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" emphasis="outlined" isPending={isPending}>
          {text('soldOut.send')}
        </Button>
      </Stack>
    </form>
  );
}
