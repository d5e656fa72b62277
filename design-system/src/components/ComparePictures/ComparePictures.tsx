/** ComparePictures: two pictures of one subject on top of each other, and a line between them that moves. */
import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { Image, type ImageProps } from '../Image/Image.tsx';
import {
  CompareLabel,
  CompareLayer,
  CompareContainer,
  CompareRange,
  CompareRoot,
} from './ComparePictures.styles.ts';

export type ComparedPicture = {
  /** What Image takes, but for its `ratio`, which is that of both. */
  readonly image: ImageProps;
  /** On the picture, in its upper corner: "Före". */
  readonly label: string;
};

export type ComparePicturesProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** An `image` and the `label` on it; visible from the start to the line. */
  readonly before: ComparedPicture;
  /** An `image` and the `label` on it; visible from the line to the end. */
  readonly after: ComparedPicture;
  /** Label of the slider: "Visa mer av före eller efter". */
  readonly sliderLabel: string;
  /** How much of the first is visible, in words: "60 % före". */
  readonly formatValue: (percent: number) => string;
  /** Width over height, of both. */
  readonly ratio?: number;
};

/** The step of one key. */
const step = 5;

/**
 * One native range: arrows, Home and End move the line, and so does a press anywhere. Without
 * scripts, and on paper, the two are side by side.
 */
export function ComparePictures({
  before,
  after,
  sliderLabel,
  formatValue,
  ratio = 4 / 5,
  ...native
}: ComparePicturesProps) {
  const [percent, setPercent] = useState(50);
  const variables: CSSProperties & Record<'--compare-at', string> = {
    ...native.style,
    '--compare-at': `${String(percent)}%`,
  };
  return (
    <CompareRoot {...native} style={variables}>
      <CompareContainer>
        <CompareLayer data-side="before">
          <Image {...before.image} ratio={ratio} />
          <CompareLabel>{before.label}</CompareLabel>
        </CompareLayer>
        <CompareLayer data-side="after">
          <Image {...after.image} ratio={ratio} />
          <CompareLabel>{after.label}</CompareLabel>
        </CompareLayer>
        <CompareRange
          type="range"
          min={0}
          max={100}
          step={step}
          value={percent}
          aria-label={sliderLabel}
          aria-valuetext={formatValue(percent)}
          onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
        />
      </CompareContainer>
    </CompareRoot>
  );
}
