/**
 * A widget placed as the shop places it, with stubs for what the shop would fetch; undefined where
 * it cannot be read.
 */
import { loadSafeHtml, parseWidget, type Widget, type WidgetType } from '@solvik/content-schema';
import type { PlacedWidget, WidgetData } from '../widgetProps.ts';

/** A product with text as hostile as an import may contain. */
const product = (key: number) => ({
  key: String(key),
  href: `#product-${String(key)}`,
  brand: '"><b>Märke',
  name: `Plagg ${String(key)} <script>alert(1)</script>`,
  price: { selling: '1 999 kr' },
  image: { src: './pictures/jumper.webp', alt: '', width: 640, height: 800 },
});

async function stubData({ type, configuration }: Widget): Promise<WidgetData<WidgetType>> {
  switch (type) {
    case 'html':
      return { nodes: (await loadSafeHtml())(configuration.markup) };
    case 'product-list':
      return { products: [1, 2, 3].map(product) };
    case 'category-tiles':
      return {
        tiles: configuration.tiles.map(({ category, label, image }, at) => ({
          key: `${String(at)} ${category}`,
          title: label ?? category,
          href: '#category',
          image,
        })),
      };
    case 'brand-list':
      return {
        brands: configuration.brands.map(({ brand }, at) => ({
          id: `${String(at)} ${brand}`,
          name: brand,
          href: '#brand',
          letter: brand.match(/[\p{L}\p{N}\p{P}\p{S}]/u)?.[0] ?? '#',
        })),
      };
    case 'shop-the-look':
      return {
        pieces: configuration.pieces.map(({ place }, at) => ({ place, product: product(at) })),
      };
    default:
      return undefined;
  }
}

export async function placeText(
  type: string,
  text: string,
  id: string,
): Promise<PlacedWidget | undefined> {
  const read = parseWidget(type, text);
  if (read.kind === 'bad') return undefined;
  // Widget and data belong together by the switch above, which the compiler cannot follow through an index.
  return {
    id,
    share: 'full',
    widget: read.value,
    data: await stubData(read.value),
  } as PlacedWidget;
}
