/** What a product is, in words to read and to filter by. */
import type { Localised, ParameterDraft } from '../../catalogue/catalogueDraft.ts';
import { colourWord } from './colourWords.ts';
import type { MerchantItem } from './merchantItem.ts';

/** As the shop's own products name them, so that a list has one filter for both. */
const labels = {
  Color: { sv: 'Färg', nb: 'Farge', da: 'Farve', fi: 'Väri' },
  Material: { sv: 'Material', nb: 'Materiale', da: 'Materiale', fi: 'Materiaali' },
  Pattern: { sv: 'Mönster', nb: 'Mønster', da: 'Mønster', fi: 'Kuosi' },
  Condition: { sv: 'Skick', nb: 'Tilstand', da: 'Stand', fi: 'Kunto' },
} as const satisfies Record<string, Localised>;

const used: Localised = { sv: 'Begagnad', nb: 'Brukt', da: 'Brugt', fi: 'Käytetty' };

function parameter(
  identifier: keyof typeof labels,
  value: Localised,
  swatch?: string,
): ParameterDraft {
  return {
    groupId: identifier === 'Color' ? 1 : identifier === 'Condition' ? 5 : 2,
    identifier,
    label: labels[identifier],
    value,
    isFilter: true,
    isShown: true,
    ...(swatch && { swatch }),
  };
}

export function itemParameters({
  colour,
  material,
  pattern,
  isUsed,
}: Pick<MerchantItem, 'colour' | 'material' | 'pattern' | 'isUsed'>): readonly ParameterDraft[] {
  const word = colour === undefined ? undefined : colourWord(colour);
  return [
    ...(word ? [parameter('Color', word.value, word.swatch)] : []),
    ...(material ? [parameter('Material', { sv: material })] : []),
    ...(pattern ? [parameter('Pattern', { sv: pattern })] : []),
    ...(isUsed ? [parameter('Condition', used)] : []),
  ];
}
