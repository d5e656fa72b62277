import { CareSymbols } from '@solvik/design-system';
import { careSymbolsOf } from '../../features/product/careSymbolsOf.ts';
import { useServices } from '../../page/services.ts';

export interface CareGuideProps {
  /** "Handtvätt 30°". */
  readonly label: string;
  /** Sentences on material and care. */
  readonly care?: string | undefined;
}

/** How a product is to be washed, with the symbols of what its words say. */
export default function CareGuide({ label, care = '' }: CareGuideProps) {
  const { site } = useServices();
  return (
    <CareSymbols symbols={careSymbolsOf(`${label}. ${care}`, site.locale)}>{label}</CareSymbols>
  );
}
