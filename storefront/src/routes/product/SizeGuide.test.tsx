// @vitest-environment happy-dom
import { loadWidgets } from '@solvik/widgets';
import { ContentPanel } from '@solvik/design-system/content-panel';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownSizes } from '../../features/ownSizes/ownSizes.ts';
import { productView } from '../../features/product/productView.ts';
import { ownMeasures } from '../../features/sizeGuide/ownMeasures.ts';
import { PanelPartsContext } from '../../interface/panelParts.tsx';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { storyArea, storyWidget } from '../../testing/storyResponses.ts';
import SizeGuide from './SizeGuide.tsx';

beforeEach(() => {
  ownMeasures.clear();
  ownSizes.clear();
});
afterEach(cleanup);

const addFoot = () => () => undefined;

/** A panel with a foot, open at first. */
function Panel({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const [foot, setFoot] = useState<Element | null>(null);
  const leave = () => setOpen(false);
  return (
    <ContentPanel
      isOpen={isOpen}
      onClose={leave}
      title="Storleksguide, Tjärn"
      closeLabel="Stäng"
      footer={<div ref={setFoot} />}
    >
      <PanelPartsContext value={{ foot, addFoot, leave }}>{children}</PanelPartsContext>
    </ContentPanel>
  );
}

interface Opening {
  readonly kind?: 'tops' | 'bottoms';
  /** Pieces of each size. */
  readonly stock?: number;
  readonly sizes?: readonly string[];
  readonly size?: string;
}

/** The guide over a coat’s page, beside its sizes. */
async function openGuide({
  kind = 'tops',
  stock = 3,
  sizes = ['34', '36', '38'],
  size,
}: Opening = {}) {
  const { services } = await openHookShop({
    widgetArea: { widgetArea: storyArea([[storyWidget('size-guide', 'Women')]]) },
    sizeKinds: {
      sizeKinds: [
        { kind, categoryIds: [2], sizes: [{ facetId: 's-36', label: '36' }] },
        { kind: 'shoes', categoryIds: [3], sizes: [{ facetId: 's-38', label: '38' }] },
      ],
    },
  });
  const product = productView(
    storyProduct(
      services.site,
      sizes.map((each) => [each, stock]),
    ),
  );
  const onChoose = vi.fn();
  renderInShop(
    services,
    <>
      <form id="buy">
        {product.sizes.map(({ skuId, name }) => (
          <input key={skuId} type="radio" aria-label={name} value={skuId} />
        ))}
      </form>
      <Panel>
        <SizeGuide product={product} size={size} formId="buy" onChoose={onChoose} />
      </Panel>
    </>,
  );
  const table = await screen.findByRole('table');
  return { table, onChoose };
}

const panel = () => screen.getByRole('dialog');
/** The answer in words. */
const answer = () => panel().querySelector('[tabindex="-1"]:has(> div)')?.textContent;
const marked = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .flatMap(({ textContent }) => (textContent?.includes(',') ? [textContent] : []));
const figures = () =>
  [...panel().querySelectorAll('dd > strong')].map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chooseButton = () => screen.queryByRole('button', { name: /^Välj/ });

describe('a shopper’s size', () => {
  it('follows from her measures, and its row gives the figures of the drawing', async () => {
    ownMeasures.save({ bust: 84, waist: 66.5, hip: 90 });
    await openGuide({ size: '38' });
    expect(answer()).toBe('36Din storlek hos Tjärn: 36, för att du mäter 84, 66,5 och 90 cm.');
    expect(marked()).toEqual(['36, din storlek']);
    expect(figures()).toEqual(['84', '68', '92']);
  });

  it('of trousers does not follow from the bust, which is not asked for', async () => {
    ownMeasures.save({ bust: 140, waist: 66.5, hip: 90 });
    await openGuide({ kind: 'bottoms' });
    expect(answer()).toBe('36Din storlek hos Tjärn: 36, för att du mäter 66,5 och 90 cm.');
    expect(figures()).toEqual(['68', '92']);
    await press('Ändra mina mått');
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'waist',
      'hip',
    ]);
  });

  it('that is sold out is chosen by a button that says so', async () => {
    ownMeasures.save({ bust: 84 });
    await openGuide({ stock: 0 });
    expect(chooseButton()).toHaveAccessibleName('Välj 36, slut');
  });

  it('is one of her own sizes for such products where nothing is measured', async () => {
    ownSizes.toggle('tops', { id: 's-36', label: '36' });
    ownSizes.toggle('shoes', { id: 's-38', label: '38' });
    await openGuide();
    expect(answer()).toBe('36Din storlek hos Tjärn: 36, en av dina storlekar.');
    expect(chooseButton()).toHaveAccessibleName('Välj 36');
    expect(screen.getByRole('button', { name: 'Fyll i dina mått' })).toBeVisible();
  });

  it('is not guessed where the table has none for her', async () => {
    ownMeasures.save({ bust: 130, hip: 96 });
    await openGuide({ size: '38' });
    expect(answer()).toBe(
      'Du mäter 130 och 96 cm. Det ligger utanför tabellen, och vi gissar inte.',
    );
    expect(chooseButton()).toBeNull();
    expect(marked(), 'the chosen size is').toEqual(['38, vald storlek']);
  });

  it('is offered to be found where nothing is known, beside the chosen size', async () => {
    await openGuide({ size: '38' });
    expect(answer()).toBe('Med dina mått svarar guiden med din storlek. Fyll i dina mått');
    expect(marked()).toEqual(['38, vald storlek']);
    expect(figures()).toEqual(['88', '72', '96']);
    expect(chooseButton()).toBeNull();
  });

  it('gives no figures before a row is marked, only how to measure', async () => {
    await openGuide();
    expect(figures()).toEqual([]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Byst',
      'Midja',
      'Höft',
    ]);
  });

  it('is stated but not offered where the product does not have it', async () => {
    ownMeasures.save({ bust: 88 });
    await openGuide({ sizes: ['34', '36'] });
    expect(answer()).toBe(
      '38Din storlek hos Tjärn: 38, för att du mäter 88 cm. Just den här finns inte i 38.',
    );
    expect(chooseButton()).toBeNull();
  });
});

describe('choosing it', () => {
  it('chooses it at the product, closes the panel and gives its control the focus', async () => {
    ownMeasures.save({ bust: 84 });
    const { onChoose } = await openGuide();
    await press('Välj 36');
    expect(onChoose.mock.calls).toEqual([['101']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('radio', { name: '36' })).toHaveFocus();
  });
});

describe('the measures', () => {
  const field = (name: string) => screen.getByRole('textbox', { name: `${name} (cm)` });

  it('are filled in beside the table that they answer', async () => {
    await openGuide();
    await press('Fyll i dina mått');
    expect(field('Byst')).toHaveFocus();
    expect(field('Byst')).toHaveAccessibleDescription('Runt det bredaste, med bandet vågrätt.');
    await userEvent.keyboard('84,5{Tab}66.5{Enter}');
    expect(answer()).toBe('36Din storlek hos Tjärn: 36, för att du mäter 84,5 och 66,5 cm.');
    expect(panel().querySelector('[tabindex="-1"]:has(> div)')).toHaveFocus();
    expect(ownMeasures.read()).toEqual({ bust: 84.5, waist: 66.5 });
  });

  it('are changed as they were written, and leave those of other tables', async () => {
    ownMeasures.save({ bust: 84.5, foot: 24.1 });
    await openGuide();
    await press('Ändra mina mått');
    expect(field('Byst')).toHaveValue('84,5');
    expect(chooseButton(), 'one filled button').toBeNull();
    await userEvent.clear(field('Byst'));
    await userEvent.type(field('Byst'), '88');
    await press('Visa min storlek');
    expect(ownMeasures.read()).toEqual({ bust: 88, foot: 24.1 });
    expect(chooseButton()).toHaveAccessibleName('Välj 38');
  });

  it.each([
    ['Byst', '8', 'Ange ett mått mellan 60 och 180 cm.'],
    ['Midja', 'sjuttio', 'Ange ett mått mellan 45 och 180 cm.'],
    ['Byst', ' ', 'Fyll i minst ett mått.'],
  ])('of %s cannot be “%s”', async (part, text, message) => {
    await openGuide();
    await press('Fyll i dina mått');
    await userEvent.type(field(part), text);
    await press('Visa min storlek');
    expect(field(part)).toHaveFocus();
    expect(field(part)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(ownMeasures.read()).toBeUndefined();
  });

  it('can be removed', async () => {
    ownMeasures.save({ bust: 84 });
    await openGuide();
    await press('Ändra mina mått');
    await press('Ta bort mina mått');
    expect(ownMeasures.read()).toBeUndefined();
    expect(answer()).toMatch(/^Med dina mått/);
  });

  it('stay as they were when the change is cancelled', async () => {
    ownMeasures.save({ bust: 84 });
    await openGuide();
    await press('Ändra mina mått');
    await userEvent.type(field('Byst'), '9');
    await press('Avbryt');
    expect(ownMeasures.read()).toEqual({ bust: 84 });
    expect(answer()).toMatch(/36, för att/);
  });
});

it('is the whole guide, without its heading, for sizes that no table has', async () => {
  await loadWidgets(['size-guide']);
  const { table } = await openGuide({ sizes: ['S', 'M'] });
  expect(within(table).getByRole('columnheader', { name: 'Byst (cm)' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Storleksguide' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Så mäter du' })).toBeVisible();
});

it('leads to the guide’s page for all other sizes', async () => {
  await openGuide();
  expect(screen.getByRole('link', { name: 'Alla storlekar' })).toHaveAttribute(
    'href',
    '/storleksguide',
  );
});
