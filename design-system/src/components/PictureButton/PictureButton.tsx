/** PictureButton: a picture of what a press brings, with its name. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/iconPaths.ts';
import { Image, type ImageProps } from '../Image/Image.tsx';

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
  /** Shown whole, in its own proportions; it says nothing that the name does not. */
  readonly image?: Omit<ImageProps, 'alt'> | undefined;
  /** Its name, shown under the picture: "Toppyta". */
  readonly label: string;
  /** What a press does, beside the label: the label's words need not say it. */
  readonly icon?: IconName;
};

/** One button, picture and all. Heard as its label, or as an `aria-label` that holds those words. */
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
