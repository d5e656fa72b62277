/** PictureButton: a button with a picture of its result, and its name. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import {
  Icon,
  type IconName,
  Image,
  type ImageProps,
  longWords,
  media,
  smallType,
} from '@solvik/design-system';

const Root = styled.button`
  ${smallType}
  ${longWords}
  display: grid;
  grid-template-rows: auto 1fr;
  inline-size: 100%;
  padding: 0;
  border: 1px solid var(--color-ink);
  background: var(--color-sheet);
  color: var(--color-ink);
  text-align: start;
  cursor: pointer;
  & > span:first-child:not(:only-child) {
    background: var(--color-shade);
  }
  ${media.canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--color-ink);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: var(--space-8);
  min-block-size: 44px;
  padding: var(--space-12);
  font-weight: var(--font-weight-medium);
`;

export type PictureButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Shown whole, in its own proportions; decorative, since the name describes it. */
  readonly image?: Omit<ImageProps, 'alt'> | undefined;
  /** Its name, shown under the picture: "Toppyta". */
  readonly label: string;
  /** What a press does, beside the label: the label need not include it. */
  readonly icon?: IconName;
};

/** One button, picture and all. Named by its label, or by an `aria-label` that includes it. */
export function PictureButton({ image, label, icon, ...native }: PictureButtonProps) {
  return (
    <Root type="button" {...native}>
      {image && <Image {...image} alt="" ratio={1.5} fit="contain" />}
      <Words>
        {label}
        {icon && <Icon name={icon} size="16" />}
      </Words>
    </Root>
  );
}
