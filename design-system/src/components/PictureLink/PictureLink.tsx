/** PictureLink: a category by one of its products, its name below. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { longWords, titleType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ProductPicture, type ProductPictureProps } from '../ProductPicture/ProductPicture.tsx';

const Root = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  color: var(--color-ink);
  text-decoration: none;
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
`;

const Label = styled.span`
  ${titleType}
  ${longWords}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  transition: color var(--motion-colour) var(--motion-easing);
  & > svg {
    flex: none;
  }
  ${media.belowDesktop} {
    padding-inline: var(--layout-margin) var(--space-8);
    & > svg {
      display: none;
    }
  }
`;

export type PictureLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> &
  Pick<ProductPictureProps, 'image' | 'clothColour'> & {
    /** The link's name: "Kappor". */
    readonly label: string;
    readonly href: string;
  };

/** 4:5, cloth where there is no picture, as in lists. In a `ProductGrid` on a phone, name and picture run to the seam. */
export function PictureLink({ label, href, image, clothColour, ...native }: PictureLinkProps) {
  return (
    <Root {...native} href={href}>
      <ProductPicture image={image} clothColour={clothColour} />
      <Label>
        {label}
        <Icon name="chevron-end" size="20" />
      </Label>
    </Root>
  );
}
