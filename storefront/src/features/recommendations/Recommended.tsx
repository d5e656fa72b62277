import { useRef } from 'react';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { alternativesId } from './alternativesId.ts';
import type { ProductRecommendationsProps } from './ProductRecommendations.tsx';

const load = () => loadWithMessages(['recommended'], () => import('./ProductRecommendations.tsx'));

/** Loads the recommendations of a product's page once they are about to be seen. */
export function Recommended(props: ProductRecommendationsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, !props.isSoldOut);
  return (
    <div ref={place} id={alternativesId}>
      <Late key={props.productId} isNeeded={isNear || props.isSoldOut} load={load} props={props} />
    </div>
  );
}
