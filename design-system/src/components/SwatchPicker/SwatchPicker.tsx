/** SwatchPicker: the colours of a style, each with its own page. */
import type { ComponentPropsWithRef, MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import type { ImageSource } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.div`
  ${bodyType}
  display: grid;
  gap: var(--space-12);
  & > p > strong {
    font-weight: var(--font-weight-medium);
    margin-inline-end: var(--space-4);
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0;
  list-style: none;
`;

const Swatch = styled(Link)`
  display: block;
  inline-size: 66px;
  padding: 2px;
  border: 2px solid transparent;
  ${media.canHover} {
    &:hover {
      border-color: var(--color-edge);
    }
  }
  &[aria-current] {
    border-color: var(--color-accent);
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

type SwatchChoice = {
  readonly href: string;
  /** The colour in words: the link's accessible name, and shown when a pointer rests on it. */
  readonly name: string;
  /** The colour whose page it is. */
  readonly isCurrent: boolean;
  /**
   * Its `alt` is not used: `name` describes it. Without one, cloth of `clothColour` replaces it.
   */
  readonly image?: ImageSource | undefined;
  /** Of the cloth that replaces a missing picture. */
  readonly clothColour?: string | undefined;
  /** Where the colour is shown without going to its page. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

export type SwatchPickerProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is chosen: "Färg". */
  readonly label: string;
  /** The colour in words. */
  readonly selectedLabel: string;
  /** Every colour of the style, the current one too; a single one has no links. */
  readonly swatches: readonly SwatchChoice[];
};

/**
 * The colour in words, and links to the style's other colours by their pictures; only the text when
 * there are none.
 */
export function SwatchPicker({ label, selectedLabel, swatches, ...native }: SwatchPickerProps) {
  return (
    <Root {...native}>
      <p>
        <strong>{label}</strong> {selectedLabel}
      </p>
      {swatches.length > 1 && (
        <List aria-label={label}>
          {swatches.map(({ href, name, isCurrent, image, clothColour, onClick }) => (
            <li key={href}>
              <Swatch
                href={href}
                onClick={onClick}
                aria-current={isCurrent ? 'page' : undefined}
                title={name}
              >
                <ProductPicture image={image && { ...image, alt: '' }} clothColour={clothColour} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </Swatch>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
