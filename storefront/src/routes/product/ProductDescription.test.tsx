// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { ServicesProvider } from '../../page/services.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { ProductDescription } from './ProductDescription.tsx';

afterEach(cleanup);

const described = {
  Color: ['Färg', 'Kamel'],
  Material: ['Material', 'Ull'],
  Laundry: ['Skötsel', 'Handtvätt'],
  ProducedIn: ['Tillverkad i', 'Portugal'],
  ModelHeight: ['Modellens längd', '178 cm'],
  ModelSize: ['Modellen bär', '38'],
} as const;

/** The product's description as its page shows it, with its facts in groups of one. */
async function show() {
  const { services } = await openHookShop();
  const [site] = sites;
  const hidden = { identifier: 'Badge', name: 'Badge', label: 'Märke', value: 'Ny', show: false };
  const product = productView({
    ...storyProduct(site, [['38', 4]]),
    parameterGroups: [
      ...Object.entries(described).map(([identifier, [label, value]]) => ({
        parameters: [{ identifier, name: identifier, label, value, show: true }],
      })),
      { parameters: [hidden] },
    ],
  });
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ProductDescription product={product} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
}

it('describes colour, material, laundry guide, place of production, and the model’s height and size', async () => {
  await show();
  const terms = screen.getAllByRole('term', { hidden: true });
  const facts = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
  expect(facts).toEqual(Object.values(described));
});

it('draws the laundry guide beside its words, and nothing beside other facts', async () => {
  await show();
  await waitFor(() => expect(document.querySelectorAll('dd svg')).toHaveLength(1));
  const [symbol] = document.querySelectorAll('dd svg');
  expect(symbol?.closest('dd')?.textContent).toBe('Handtvätt');
  expect(symbol).toHaveAttribute('data-symbol', 'wash-hand');
});

it('has the facts within the section of material and care, and hides what is not to be shown', async () => {
  await show();
  const [summary] = screen.getAllByText('Material och skötsel');
  const section = summary?.closest('details');
  expect(section && within(section).getByText('Handtvätt')).toBeInTheDocument();
  expect(screen.queryByText('Märke')).toBeNull();
});
