// @vitest-environment happy-dom
import { resizeWindow } from '@solvik/design-system/resize-window';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { useSelectedSize } from '../../features/product/selectedSize.ts';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { ShareRow } from './ShareRow.tsx';

beforeEach(() => {
  resizeWindow('desktop');
  useSelectedSize.setState({ chosen: undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The coat's panel, once its button has been pressed. */
async function openPanel() {
  const { services } = await openHookShop();
  const product = productView(storyProduct(services.site, [['38', 3]]));
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ShareRow product={product}>
          <span />
        </ShareRow>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  const button = screen.getByRole('button', { name: 'Dela' });
  await userEvent.click(button);
  return { button, panel: await screen.findByRole('dialog', { name: 'Dela' }) };
}

const link = (panel: HTMLElement) => within(panel).getByRole('textbox', { name: 'Länk' });
const hrefOf = (panel: HTMLElement, name: string) =>
  decodeURIComponent(within(panel).getByRole('link', { name }).getAttribute('href') ?? '');

describe('sharing a product', () => {
  it('offers its own address in this market to copy, mail and send', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const { panel } = await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    expect(link(panel)).toHaveValue('solvik.example/p/alma');
    await userEvent.click(within(panel).getByRole('button', { name: 'Kopiera' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://solvik.example/p/alma');
    expect(await within(panel).findByRole('button', { name: 'Kopierad' })).toBeInTheDocument();
    const address = 'https://solvik.example/p/alma';
    expect(hrefOf(panel, 'Mejla')).toBe(
      `mailto:?subject=Lång ullkappa Alma, Tjärn&body=${address}`,
    );
    expect(hrefOf(panel, 'Sms')).toBe(`sms:?&body=Lång ullkappa Alma, Tjärn ${address}`);
    expect(hrefOf(panel, 'WhatsApp')).toBe(
      `https://wa.me/?text=Lång ullkappa Alma, Tjärn ${address}`,
    );
  });

  it('includes the size that is chosen, unless the shopper leaves it out', async () => {
    useSelectedSize.setState({ chosen: { style: 1, name: '38' } });
    const { panel } = await openPanel();
    const choice = within(panel).getByRole('switch', { name: 'Ta med storleken' });
    expect(choice).toBeChecked();
    expect(choice).toHaveAccessibleDescription('38');
    expect(link(panel)).toHaveValue('solvik.example/p/alma?size=38');
    await userEvent.click(choice);
    expect(link(panel)).toHaveValue('solvik.example/p/alma');
    act(() => useSelectedSize.setState({ chosen: { style: 2, name: '40' } }));
    expect(within(panel).queryByRole('switch'), 'the first colour of the style').toBeNull();
  });

  it('draws the address as a code when it is requested', async () => {
    const { panel } = await openPanel();
    const row = within(panel).getByRole('button', { name: 'Visa som QR-kod' });
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const code = await within(panel).findByRole('img', { name: 'QR-kod till Lång ullkappa Alma' });
    expect(code.getAttribute('viewBox'), 'version 3 of the standard').toBe('-4 -4 37 37');
    await userEvent.click(row);
    expect(within(panel).queryByRole('img')).toBeNull();
  });

  it('closes with Escape and by its button, which has the focus again', async () => {
    const { button } = await openPanel();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a sheet on a phone, with the phone’s own sharing where it has that', async () => {
    resizeWindow('phone');
    const share = vi.fn(() => Promise.reject(new DOMException('dismissed', 'AbortError')));
    Object.assign(navigator, { share });
    const { panel } = await openPanel();
    await userEvent.click(within(panel).getByRole('button', { name: 'Dela via telefonen' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Lång ullkappa Alma, Tjärn',
      url: 'https://solvik.example/p/alma',
    });
    await userEvent.click(within(panel).getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is a sheet on a tablet as well, modal over the page', async () => {
    resizeWindow('tablet');
    const { panel } = await openPanel();
    expect(within(panel).getByRole('button', { name: 'Stäng' })).toBeVisible();
  });

  it('has no button for sharing that the device lacks', async () => {
    resizeWindow('phone');
    const { panel } = await openPanel();
    expect(within(panel).queryByRole('button', { name: 'Dela via telefonen' })).toBeNull();
  });
});
