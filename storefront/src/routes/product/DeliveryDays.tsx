import { CalendarStripSpace, Container } from '@solvik/design-system';
import { useRef } from 'react';
import { isBuyable } from '../../features/lists/isBuyable.ts';
import type { ProductView } from '../../features/product/productView.ts';
import { Late } from '../../interface/Late.tsx';
import { useNear } from '../../interface/useNear.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useServices } from '../../page/services.ts';

const load = () => loadWithMessages(['calendar'], () => import('./DeliveryCalendar.tsx'));

/**
 * The days from packing to the last day of return, of what can be ordered. They depend on the time
 * of the visit: the space comes with the page, the days when it comes near.
 */
export function DeliveryDays({ product }: { readonly product: ProductView }) {
  const { now } = useServices();
  const space = useRef<HTMLDivElement>(null);
  const canArrive = isBuyable(product, now());
  const isNear = useNear(space, canArrive);
  if (!canArrive) return null;
  return (
    <Container as="section" id="delivery">
      <CalendarStripSpace ref={space}>
        <Late isNeeded={isNear} load={load} props={{ price: product.amount ?? 0 }} />
      </CalendarStripSpace>
    </Container>
  );
}
