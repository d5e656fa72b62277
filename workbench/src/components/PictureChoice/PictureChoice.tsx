/** PictureChoice: one picture of many. */
import { type ComponentPropsWithRef, useId } from 'react';
import { Fieldset, Icon, Image, type ImageProps } from '@solvik/design-system';
import {
  ChoiceCell,
  ChoiceGrid,
  ChoiceMark,
  ChoiceName,
  ChoiceNote,
} from './PictureChoice.styles.ts';

export type PictureOption = {
  readonly id: string;
  /** Shown whole in a square; its `alt` is not used, since the label names it. */
  readonly image: ImageProps;
  /** Under the picture, and the radio's name: "DSC_0410.jpg". */
  readonly label: string;
  /** A note about it: "Saknar bildbeskrivning". */
  readonly note?: string | undefined;
};

export type PictureChoiceProps = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> & {
  /** For screen readers; a heading beside it shows it. */
  readonly legend: string;
  /** In the order they are shown. */
  readonly options: readonly PictureOption[];
  /** The id of the chosen picture; none is chosen without it. */
  readonly value?: string | undefined;
  /** Called with the id of the chosen picture; controlled by the caller. */
  readonly onValueChange: (id: string) => void;
};

/**
 * Native radios: one tab stop, and the arrows move from picture to picture. As many to a row as
 * fit.
 */
export function PictureChoice({
  legend,
  options,
  value,
  onValueChange,
  ...native
}: PictureChoiceProps) {
  const id = useId();
  return (
    <Fieldset legend={legend} emphasis="hidden" {...native}>
      <ChoiceGrid>
        {options.map(({ id: option, image, label, note }, at) => {
          const ownId = `${id}-${String(at)}`;
          return (
            <ChoiceCell key={option}>
              <input
                type="radio"
                name={id}
                value={option}
                checked={option === value}
                aria-labelledby={`${ownId}-name`}
                aria-describedby={note ? `${ownId}-note` : undefined}
                onChange={() => onValueChange(option)}
              />
              <Image {...image} alt="" ratio={1} fit="contain" />
              <ChoiceMark aria-hidden>
                <Icon name="check" size="16" />
              </ChoiceMark>
              <ChoiceName id={`${ownId}-name`}>{label}</ChoiceName>
              {note && <ChoiceNote id={`${ownId}-note`}>{note}</ChoiceNote>}
            </ChoiceCell>
          );
        })}
      </ChoiceGrid>
    </Fieldset>
  );
}
