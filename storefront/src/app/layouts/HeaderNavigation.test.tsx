// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';

afterEach(cleanup);

const entry = (label: string, canonicalUrl: string, children: readonly object[] = []) => ({
  label,
  title: null,
  canonicalUrl,
  hidden: false,
  order: 0,
  children,
});
const menuItems = [
  entry('Dam', '/c/dam', [entry('Klänningar', '/c/dam/klanningar')]),
  entry('Nyheter', '/nyheter'),
];

/** The links of the header; only Dam has a panel. */
async function openNavigation() {
  const { services, sent } = await openHookShop();
  const items = menuItems.map(({ label, canonicalUrl: href }) => ({ label, href }));
  const { visited } = renderInShop(services, <HeaderNavigation items={items} isStatic={false} />);
  /** Answers the requests for what the panels show. */
  const answer = () =>
    act(async () => {
      for (const call of sent.filter(({ name }) => name === 'menuTree'))
        call.answer({ getMenuAtLocation: { title: 'Meny', menuItems } });
    });
  return { visited, sent, answer };
}
const link = (name: string) => screen.getByRole('link', { name });
const touch = (name: string) => fireEvent.pointerOver(link(name), { pointerType: 'touch' });
/** Longer than a pointer rests before a panel opens. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

it('a finger that only scrolls over a link opens no panel', async () => {
  const { sent } = await openNavigation();
  await import('./HeaderMenu.tsx');
  touch('Dam');
  await rest();
  expect(sent).toEqual([]);
});

it('a tap opens the panel of an entry that has one, whenever that is known', async () => {
  const { visited, sent, answer } = await openNavigation();
  touch('Dam');
  expect(fireEvent.click(link('Dam'))).toBe(false);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('menuTree'));
  expect(visited).toEqual([]);
  await answer();
  await waitFor(() => expect(screen.getByText('Klänningar')).toBeInTheDocument());
  expect(visited).toEqual([]);
});

it('a tap follows the link of an entry without a panel', async () => {
  const { visited, sent, answer } = await openNavigation();
  touch('Nyheter');
  expect(fireEvent.click(link('Nyheter'))).toBe(false);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('menuTree'));
  await answer();
  await waitFor(() => expect(visited).toEqual(['/nyheter']));
});

it('a click of a mouse follows the link itself', async () => {
  await openNavigation();
  fireEvent.pointerOver(link('Dam'), { pointerType: 'mouse' });
  let isPrevented: boolean | undefined;
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(link('Dam'));
  expect(isPrevented).toBe(false);
});
