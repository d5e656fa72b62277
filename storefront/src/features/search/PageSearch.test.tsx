// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { PageSearch } from './PageSearch.tsx';

afterEach(cleanup);

it('navigates within the shop to what is searched for, and nowhere without a text', async () => {
  const { services } = await openHookShop({});
  const { visited } = renderInShop(services, <PageSearch label="Sök i hela butiken" />);
  const field = screen.getByRole('searchbox', { name: 'Sök i hela butiken' });
  await userEvent.type(field, '  {Enter}');
  expect(visited).toEqual([]);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'röd klänning {Enter}');
  expect(visited).toEqual(['/s/r%C3%B6d%20kl%C3%A4nning']);
});

it('is a plain form without scripts', async () => {
  const { services } = await openHookShop({});
  const inMarket = { ...services, site: { ...services.site, basename: '/se' } };
  renderInShop(inMarket, <PageSearch label="Sök i hela butiken" startValue="kofta" />);
  const { form, value } = screen.getByRole<HTMLInputElement>('searchbox');
  expect([form?.getAttribute('action'), form?.method, value]).toEqual(['/se/s', 'get', 'kofta']);
});
