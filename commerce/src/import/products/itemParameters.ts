/** A product's parameters, to show and to filter by. */
import { byLocale, type Localised, sourceLocale } from '@solvik/shop';
import type { ParameterDraft } from '../../catalogue/catalogueDraft.ts';
import type { BackEndLanguage } from '../../languages/backEndLanguage.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { colourWord } from './colourWords.ts';
import type { MerchantItem } from './merchantItem.ts';

type Identifier = keyof BackEndLanguage['importedGoods']['parameters'];

const used = byLocale((locale) => backEndLanguages[locale].importedGoods.used);

function parameter(identifier: Identifier, value: Localised, swatch?: string): ParameterDraft {
  return {
    groupId: identifier === 'Color' ? 1 : identifier === 'Condition' ? 5 : 2,
    identifier,
    label: byLocale((locale) => backEndLanguages[locale].importedGoods.parameters[identifier]),
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
    ...(material ? [parameter('Material', { [sourceLocale]: material })] : []),
    ...(pattern ? [parameter('Pattern', { [sourceLocale]: pattern })] : []),
    ...(isUsed ? [parameter('Condition', used)] : []),
  ];
}
