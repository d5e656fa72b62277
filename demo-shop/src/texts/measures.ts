import { createDemoRandom } from '../demoRandom.ts';
import { garmentKinds } from '../garments/garmentKinds.ts';
import type { DemoStyle } from '../garments/planStyles.ts';
import type { GarmentSpec } from '../pictures/garmentSpec.ts';
import { type SizeScale, sizeScales } from '../sizes.ts';
import type { ShopSentences } from '../words/shopSentences.ts';

const nbsp = '\u00a0';
const centimetres = (value: number) => String(value);

const lengths: Readonly<Record<string, readonly [number, number]>> = {
  coats: [68, 116],
  knitwear: [56, 70],
  tops: [60, 74],
  dresses: [88, 132],
};
const lengthShare: Readonly<Record<NonNullable<GarmentSpec['cut']['length']>, number>> = {
  cropped: 0,
  mini: 0,
  knee: 0.3,
  regular: 0.4,
  midi: 0.75,
  long: 0.9,
  maxi: 1,
};
const heels: Readonly<Record<NonNullable<GarmentSpec['cut']['heel']>, readonly [number, number]>> =
  {
    flat: [1, 2],
    low: [2, 4],
    block: [5, 8],
    stiletto: [7, 9],
    platform: [4, 6],
    wedge: [6, 9],
  };

/** The size that measures are stated for: the middle of the scale. */
export function middleSize(scale: SizeScale): string {
  const sizes = sizeScales[scale];
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? sizes[0];
}

/** The sentence of measures for a style, the same centimetres in every language. */
export function measureSentence(seed: string, style: DemoStyle, sentences: ShopSentences): string {
  const random = createDemoRandom(`${seed}/${style.key}/measures`);
  const { family, silhouette } = garmentKinds[style.kind];
  const { cut } = style.model;
  const between = (low: number, high: number) => centimetres(random.int(low, high));
  const text = (): string => {
    if (silhouette === 'scarf') return sentences.flat(between(180, 210), between(30, 70));
    if (silhouette === 'belt') return sentences.beltWidth(cut.strap === 'thin' ? '2' : '3,5');
    if (
      silhouette === 'gloves' ||
      silhouette === 'beanie' ||
      silhouette === 'cap' ||
      family === 'swimwear'
    )
      return sentences.stretches;
    if (silhouette === 'tall-boots') return sentences.shaft(between(34, 40));
    if (family === 'shoes') return sentences.heel(between(...heels[cut.heel ?? 'flat']));
    if (family === 'bags') return sentences.bag(between(18, 38), between(14, 32), between(5, 15));
    if (silhouette.endsWith('skirt'))
      return sentences.length(
        centimetres({ mini: 42, knee: 60, midi: 76, maxi: 92 }[cut.length as 'mini'] ?? 66),
        middleSize(style.line.sizes),
      );
    if (silhouette === 'shorts')
      return sentences.inseam(
        between(25, 30),
        cut.length === 'mini' ? between(9, 12) : between(15, 24),
      );
    if (family === 'bottoms' || silhouette === 'jumpsuit')
      return sentences.inseam(between(25, 31), between(74, 82));
    const [short, long] = lengths[family] ?? [60, 74];
    return sentences.length(
      centimetres(
        Math.round(short + (long - short) * lengthShare[cut.length ?? 'regular']) +
          random.int(-1, 1),
      ),
      middleSize(style.line.sizes),
    );
  };
  return text().replace(/(\d) (cm)/g, `$1${nbsp}$2`);
}
