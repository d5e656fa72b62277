// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consent } from '../../device/consent.ts';
import { browserCookies } from '../../device/cookies.ts';
import { visitorKeys } from '../../device/visitorKeys.ts';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { Consent } from './Consent.tsx';
import ConsentLink from './ConsentLink.tsx';
import { consentRequest } from './consentRequest.ts';

beforeEach(() => {
  browserCookies.remove('consent');
  localStorage.clear();
  shopperEvents.discard();
  consentRequest.close();
});
afterEach(cleanup);

async function open({ isUsed = true } = {}) {
  const { services: opened } = await openHookShop();
  const notified: string[] = [];
  const services = {
    ...opened,
    searchTransport: async ({ name }: { readonly name: string }) => {
      notified.push(name);
      return { status: 204 };
    },
  };
  render(
    <ServicesProvider value={services}>
      <Consent isUsed={isUsed} />
      <ConsentLink />
    </ServicesProvider>,
  );
  return { notified };
}
const question = () => screen.queryByRole('region', { name: 'Får vi spara kakor?' });
const shown = () => screen.findByRole('region', { name: 'Får vi spara kakor?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['Godkänn alla', ['statistics', 'personal']],
  ['Bara nödvändiga', []],
])('“%s” decides for %j, and the question disappears', async (label, accepted) => {
  await open();
  await shown();
  await press(label);
  expect(consent.read()).toEqual(accepted);
  await waitFor(() => expect(question()).toBeNull());
});

it('each category can be chosen by itself, and nothing is ticked beforehand', async () => {
  await open();
  await shown();
  await press('Välj själv');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Personliga förslag/ }));
  await press('Spara mina val');
  expect(consent.read()).toEqual(['personal']);
});

it('is not put before the page is in use', async () => {
  await open({ isUsed: false });
  await act(async () => vi.dynamicImportSettled());
  expect(question()).toBeNull();
});

it('is not put again after a decision, unless it is requested', async () => {
  consent.decide(['statistics']);
  await open();
  await act(async () => vi.dynamicImportSettled());
  expect(question()).toBeNull();
  await press('Ändra kakor');
  await shown();
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    false,
  ]);
});

it('withdrawing forgets the visitor here and in the search', async () => {
  consent.decide(['personal']);
  visitorKeys.use(Date.now());
  const { notified } = await open();
  await press('Ändra kakor');
  await shown();
  await press('Bara nödvändiga');
  expect(notified).toEqual(['end']);
  expect(localStorage.length).toBe(0);
  expect(consent.read()).toEqual([]);
});

it('what was done before consent is not recorded afterwards', async () => {
  shopperEvents.emit('favorite:add', { productId: 1, product: { productId: 1 } });
  await open();
  await shown();
  await press('Godkänn alla');
  const events: ShopperEvent[] = [];
  shopperEvents.listen((event) => events.push(event))();
  expect(events).toEqual([]);
});
