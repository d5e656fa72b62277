import { Container, TextLink, TwinPairSpace } from '@solvik/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProductView } from '../../features/product/productView.ts';
import { twinQuery } from '../../features/product/twinQuery.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';

const load = () => loadWithMessages(['twin'], () => import('./TwinSection.tsx'));

/** A used product's new twin, or a new product's used one: a link, and both when it comes near. */
export function ProductTwin({ product }: { readonly product: ProductView }) {
  const { text, dataApi } = useServices();
  const { data: twin } = useQuery(twinQuery(dataApi, product.alias));
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNear(space, Boolean(twin));
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
