import { useStaticMarkup } from '@solvik/design-system';
import { type ComponentType, createElement } from 'react';
import { Late } from '../../interface/Late.tsx';
import type { CareGuideProps } from './CareGuide.tsx';

const load = () => import('./CareGuide.tsx');

let Guide: ComponentType<CareGuideProps> | undefined;

/** Loads what draws the symbols, on the server: a browser needs its code after a navigation alone. */
export async function prepareCare(): Promise<void> {
  if (import.meta.env.SSR) Guide ??= (await load()).default;
}

/** How a product is to be washed: in words, and in symbols as the server drew them. */
export function CareFact(props: CareGuideProps) {
  const sent = useStaticMarkup(true);
  if (sent) return <div {...sent} />;
  const fallback = Guide ? createElement(Guide, props) : props.label;
  return (
    <div>
      <Late isNeeded load={load} props={props} fallback={fallback} />
    </div>
  );
}
