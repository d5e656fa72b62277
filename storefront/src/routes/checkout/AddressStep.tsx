import { Button, Heading, Stack, TextField } from '@solvik/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { type CheckoutField, checkForm, type CheckoutForm, type FieldProblem } from '../../features/checkout/checkoutForm.ts';
import type { Text as Say } from '../../languages/createText.ts';

const Grid = styled.div`
  display: grid;
  gap: var(--space-24) var(--space-16);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > [data-is-wide] { grid-column: 1 / -1; }
`;

export function problemText(problem: FieldProblem | undefined, text: Say): string | undefined {
  if (!problem) return undefined;
  switch (problem.kind) {
    case 'required': return text('validation.requiredText');
    case 'email': return text('validation.email');
    case 'zip': return text('validation.zip', { digits: problem.digits });
    case 'phone': return text('validation.phone');
    case 'too-long': return text('validation.tooLong', { count: problem.count });
  }
}

interface Props {
  readonly form: CheckoutForm;
  readonly onChange: (form: CheckoutForm) => void;
  readonly onDone: () => void;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  /** Said at the postal code: nothing is sent there. */
  readonly zipFailure: string | undefined;
}

/** Who gets it and where. Mistakes are said at their fields, and the first one gets the focus. */
export function AddressStep({ form, onChange, onDone, isPending, failure, zipFailure }: Props) {
  const { text, site } = useServices();
  const root = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (zipFailure) root.current?.querySelector<HTMLInputElement>('[name="zip"]')?.focus();
  }, [zipFailure]);
  const problems = isChecked ? checkForm(form, site.country) : new Map<CheckoutField, FieldProblem>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = checkForm(form, site.country).keys();
    if (first) root.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onDone();
  };
  const field = (name: CheckoutField) => ({
    name,
    value: form[name],
    error: problemText(problems.get(name), text),
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => onChange({ ...form, [name]: event.currentTarget.value }),
  });
  const optional = text('checkout.optional');
  return (
    <form ref={root} onSubmit={submit} noValidate>
      <Stack gap="24">
        <Heading level={2} size="section">
          {text('checkout.addressHeading')}
        </Heading>
        <Grid>
          <div data-is-wide="">
            <TextField {...field('email')} label={text('checkout.email')} hint={text('checkout.emailHelp')} type="email" autoComplete="email" required />
          </div>
          <TextField {...field('firstName')} label={text('checkout.firstName')} autoComplete="given-name" required />
          <TextField {...field('lastName')} label={text('checkout.lastName')} autoComplete="family-name" required />
          <div data-is-wide="">
            <TextField {...field('addressLine1')} label={text('checkout.addressLine1')} autoComplete="street-address" required />
          </div>
          <TextField {...field('zip')} error={field('zip').error ?? zipFailure} label={text('checkout.zip')} autoComplete="postal-code" inputMode="numeric" required />
          <TextField {...field('city')} label={text('checkout.city')} autoComplete="address-level2" required />
          <TextField {...field('careOf')} label={text('checkout.careOf')} labelAside={optional} />
          <TextField {...field('entryCode')} label={text('checkout.entryCode')} labelAside={optional} autoComplete="off" />
          <div data-is-wide="">
            <TextField {...field('mobile')} label={text('checkout.mobile')} hint={text('checkout.mobileHelp')} type="tel" autoComplete="tel" required />
          </div>
        </Grid>
        {problems.size > 0 && <p role="alert" style={{ color: 'var(--color-reduced)' }}>{text('validation.checkout')}</p>}
        {failure && <p role="alert" style={{ color: 'var(--color-reduced)' }}>{failure}</p>}
        <div>
          <Button type="submit" isPending={isPending}>
            {text('checkout.toDelivery')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
