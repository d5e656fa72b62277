// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { useToast } from '../../interface/toast.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { ShareContent } from './ShareContent.tsx';
import { useShare } from './useShare.ts';

vi.mock('./ShareCode.tsx', () => {
  throw new TypeError('Failed to fetch');
});

beforeEach(() => useToast.setState(useToast.getInitialState(), true));
afterEach(cleanup);

it('a code that cannot be loaded is closed again, with the reason', async () => {
  const { services } = await openHookShop();
  const product = productView(storyProduct(services.site, [['38', 3]]));
  function Content() {
    return <ShareContent product={product} sharing={useShare(product)} />;
  }
  renderInShop(services, <Content />);
  const row = screen.getByRole('button', { name: 'Visa som QR-kod' });
  await userEvent.click(row);
  await waitFor(() =>
    expect(useToast.getState().current?.message).toBe(services.text('error.offline')),
  );
  expect(row).toHaveAttribute('aria-expanded', 'false');
});
