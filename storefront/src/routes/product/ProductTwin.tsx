import { Container, TextLink, TwinPairSpace } from '@solvik/design-system';
import { useRef } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';

const load = () => loadWithMessages(['twin'], () => import('./TwinSection.tsx'));

/** A used product's new twin, or a new product's used one: a link, and both when it comes near. */
export function ProductTwin({ product }: { readonly product: ProductView }) {
  const text = useText();
  const { twin } = product;
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space, twin !== undefined);
  if (!twin) return null;
  const linkText = text(twin.isPreloved ? 'product.toPreloved' : 'product.toNew');
  return (
    <Container as="section" id="twin">
      <TwinPairSpace ref={space}>
        <Late
          key={product.id}
          isNeeded={isNear}
          load={load}
          props={{ product, twin, linkText }}
          fallback={<TextLink href={twin.href}>{linkText}</TextLink>}
        />
      </TwinPairSpace>
    </Container>
  );
}
