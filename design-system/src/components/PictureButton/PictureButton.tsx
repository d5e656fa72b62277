/** PictureButton: a picture of what a press brings, with its name. */
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, smallType } from '../../foundation/typeStyles.ts';
import { Image, type ImageProps } from '../Image/Image.tsx';

const Root = styled.button`
  ${smallType}
  ${longWords}
  display: grid;
  grid-template-rows: auto 1fr;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 1px solid var(--color-ink);
  background: var(--color-sheet);
  color: var(--color-ink);
  text-align: start;
  cursor: pointer;
  & > span:first-child:not(:only-child) { background: var(--color-shade); }
  ${media.canHover} { &:hover { box-shadow: inset 0 0 0 1px var(--color-ink); } }
  &:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
`;

const Words = styled.span`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-block-size: 44px;
  padding: var(--space-12);
  & > :first-child { font-weight: var(--font-weight-medium); }
  & > :nth-child(2) { color: var(--color-muted); }
`;

export type PictureButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Shown whole, in its own proportions; it says nothing that the name does not. */
  readonly image?: Omit<ImageProps, 'alt'> | undefined;
  readonly label: string;
  readonly description?: string | undefined;
};

/** One button, picture and all. Heard as its label, then its description; an `aria-label` is heard for both. */
export function PictureButton({ image, label, description, 'aria-label': spoken, ...native }: PictureButtonProps) {
  const id = useId();
  return (
    <Root type="button" {...(spoken === undefined ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': description && `${id}-description` } : { 'aria-label': spoken })} {...native}>
      {image && <Image {...image} alt="" ratio={1.5} fit="contain" />}
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {description && <span id={`${id}-description`}>{description}</span>}
      </Words>
    </Root>
  );
}
