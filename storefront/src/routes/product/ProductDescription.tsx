import { Accordion, Disclosure, Prose } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { ProductFacts } from './ProductFacts.tsx';

/** The product's description, measures, material and care; the first present one is open. */
export function ProductDescription({ product }: { readonly product: ProductView }) {
  const { text } = useServices();
  const { about, fit } = product;
  return (
    <Accordion>
      {about && (
        <Disclosure summary={text('product.about')} defaultOpen>
          <Prose text={about} />
        </Disclosure>
      )}
      {fit && (
        <Disclosure summary={text('product.fit')}>
          <Prose text={fit} />
        </Disclosure>
      )}
      <Disclosure summary={text('product.care')} defaultOpen={!about}>
        <ProductFacts product={product} />
      </Disclosure>
    </Accordion>
  );
}
