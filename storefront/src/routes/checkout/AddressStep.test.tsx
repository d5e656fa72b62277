// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { type CheckoutForm, emptyForm } from '../../features/checkout/checkoutForm.ts';
import { checkoutInput } from '../../features/checkout/useCheckout.ts';
import { sites } from '@solvik/addresses';
import { loadText } from '../../languages/loadText.ts';
import { AddressStep } from './AddressStep.tsx';

afterEach(cleanup);

function Step({ onDone }: { readonly onDone: (form: CheckoutForm) => void }) {
  const [form, setForm] = useState(emptyForm);
  const fill = (part: Partial<CheckoutForm>) => setForm((now) => ({ ...now, ...part }));
  return (
    <AddressStep
      form={form}
      isKnown
      onFill={fill}
      onDone={onDone}
      isPending={false}
      failure={undefined}
      zipFailure={undefined}
    />
  );
}

async function openStep(): Promise<readonly CheckoutForm[]> {
  const [first] = sites;
  if (!first) throw new Error('There is no site to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const services: Services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: '/graphql', fetch: () => Promise.reject(new Error()) }),
    queryClient: new QueryClient(),
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date(0),
  };
  const done: CheckoutForm[] = [];
  render(
    <ServicesProvider value={services}>
      <Step onDone={(form) => done.push(form)} />
    </ServicesProvider>,
  );
  return done;
}

it('accepts a care-of line and an entry code, which are sent with both addresses', async () => {
  const done = await openStep();
  const user = userEvent.setup();
  const fields: readonly (readonly [RegExp, string])[] = [
    [/^E-post/, 'astrid@example.se'],
    [/^Förnamn/, 'Astrid'],
    [/^Efternamn/, 'Lindqvist'],
    [/^Gatuadress/, 'Sjöbogatan 14'],
    [/^Postnummer/, '50630'],
    [/^(Ort|Postort|Stad)/, 'Borås'],
    [/^Portkod/, '1234'],
    [/^C\/o/i, 'Lindqvist'],
    [/^(Mobil|Telefon)/, '0701234567'],
  ];
  for (const [name, value] of fields) await user.type(screen.getByRole('textbox', { name }), value);
  await user.click(screen.getByRole('button'));
  expect(done.map(({ entryCode }) => entryCode)).toEqual(['1234']);
  const { billingAddress, shippingAddress } = checkoutInput({ form: done[0] ?? emptyForm }, 'SE');
  expect(billingAddress).toMatchObject({ entryCode: '1234', careOf: 'Lindqvist' });
  expect(shippingAddress).toMatchObject({ entryCode: '1234', careOf: 'Lindqvist' });
});
