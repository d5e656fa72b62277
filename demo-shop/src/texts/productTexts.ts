import type { Localised } from '@solvik/shop';
import { createDemoRandom } from '../demoRandom.ts';
import { garmentKinds } from '../garments/garmentKinds.ts';
import { type Material, materials } from '../garments/materials.ts';
import type { PlannedProduct } from '../planShop.ts';
import { countries, type Country } from '../words/shopSentences.ts';
import { inEachLocale } from '../words/shopWordsByLocale.ts';
import { measureSentence, middleSize } from './measures.ts';

const nbsp = '\u00a0';

/** Facts about a style beside its cut: where it was made and who models it. */
export interface StyleFacts {
  readonly country: Country;
  /** Centimetres; absent without a model. */
  readonly modelHeight?: number;
  readonly modelSize: string;
}

export function styleFacts(seed: string, { style }: PlannedProduct): StyleFacts {
  const random = createDemoRandom(`${seed}/${style.key}/facts`);
  const isWorn = ['coats', 'knitwear', 'tops', 'dresses', 'bottoms', 'swimwear'].includes(
    garmentKinds[style.kind].family,
  );
  const height = style.line.wearer === 'men' ? random.int(184, 190) : random.int(174, 180);
  return {
    country: random.pick(countries),
    modelSize: middleSize(style.line.sizes),
    ...(isWorn && { modelHeight: height }),
  };
}

export interface ProductTexts {
  readonly text1: Localised;
  readonly text2: Localised;
  readonly text3: Localised;
}

/** Description; fit and measures; material and care. All products of a style share them. */
export function productTexts(seed: string, product: PlannedProduct): ProductTexts {
  const { style, preloved } = product;
  const facts = styleFacts(seed, product);
  const material: Material = materials[style.material];
  const pick = createDemoRandom(`${seed}/${style.key}/texts`).next();
  const hasFit =
    garmentKinds[style.kind].family !== 'shoes' &&
    garmentKinds[style.kind].family !== 'bags' &&
    garmentKinds[style.kind].family !== 'accessories';
  return {
    text1: inEachLocale((words) => {
      const lines = words.kindSentences[style.kind];
      const own = lines[Math.floor(pick * lines.length)] ?? '';
      const worn = preloved
        ? `${words.sentences.conditions[preloved.condition].sentence} ${words.sentences.onePiece}`
        : words.materials[style.material].sentence;
      return `${own} ${worn}`;
    }),
    text2: inEachLocale((words) => {
      const sentences = [
        hasFit ? words.fits[style.fit].sentence : '',
        measureSentence(seed, preloved ? { ...style, key: preloved.key } : style, words.sentences),
        facts.modelHeight && !preloved
          ? words.sentences
              .model(String(facts.modelHeight), facts.modelSize)
              .replace(' cm', `${nbsp}cm`)
          : '',
      ];
      return sentences.filter(Boolean).join(' ');
    }),
    text3: inEachLocale((words) => {
      const parts = material.fibres
        .map(([fibre, percent]) => `${percent}${nbsp}% ${words.fibres[fibre]}`)
        .join(', ');
      const sentences = [
        words.sentences.composition(parts),
        words.care[material.care].sentence,
        material.certificate
          ? words.sentences.certificate(certificateNames[material.certificate])
          : '',
        words.sentences.madeIn(words.sentences.countries[facts.country]),
      ];
      return sentences.filter(Boolean).join(' ');
    }),
  };
}

/** Certificates by their public name. */
export const certificateNames = {
  GOTS: 'GOTS (Global Organic Textile Standard)',
  GRS: 'GRS (Global Recycled Standard)',
  RWS: 'RWS (Responsible Wool Standard)',
} as const;
