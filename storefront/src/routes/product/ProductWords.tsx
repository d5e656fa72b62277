import { Accordion, Disclosure, Prose } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { ProductFacts } from './ProductFacts.tsx';

/** About the garment, its measures, its material and care; the first there is stands open. */
export function ProductWords({ product }: { readonly product: NonNullable<ProductQuery['product']> }) {
  const { text } = useServices();
  const { texts } = product;
  return (
    <Accordion>
      {texts?.text1 && (
        <Disclosure summary={text('product.about')} startsOpen>
          <Prose text={texts.text1} />
        </Disclosure>
      )}
      {texts?.text2 && (
        <Disclosure summary={text('product.fit')}>
          <Prose text={texts.text2} />
        </Disclosure>
      )}
      <Disclosure summary={text('product.care')} startsOpen={!texts?.text1}>
        <ProductFacts product={product} />
      </Disclosure>
    </Accordion>
  );
}
