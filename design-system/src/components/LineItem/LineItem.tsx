/** LineItem: one line of a cart or an order. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { LongWords } from '../../foundation/LongWords.tsx';
import { Amount, type AmountText } from '../Amount/Amount.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import type { ImageSource } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import {
  LineAbout,
  LineControls,
  LineHead,
  LineName,
  LineNote,
  LineOfferHead,
  LineOfferTitle,
  LineRoot,
  LineText,
} from './LineItem.styles.ts';

export const lineItemSizes = ['full', 'compact'] as const;

/** The list of line items. */
export const LineItems = styled.ul`
  display: grid;
`;

export type LineNoteText = {
  readonly id: string;
  /** "Endast 1 kvar på lager". */
  readonly words: ReactNode;
  /** Announced at once: that the last action could only be done in part. */
  readonly isUrgent?: boolean;
};

export type LineOffer = {
  /** The offer's name: "3 för 2 på accessoarer". */
  readonly title: string;
  /** What it takes off its lines, with the minus. */
  readonly amount?: AmountText | undefined;
  /** What it is: "Av tre varor är den billigaste gratis." */
  readonly about?: string | undefined;
};

export type LineItemProps = Omit<ComponentPropsWithRef<'li'>, 'children' | 'about'> & {
  /** The product's: "Lång ullkappa Alma". */
  readonly name: string;
  /** The line's sum, as Amount takes it, at the end of its first row; left out, no sum is shown. */
  readonly amount?: AmountText | undefined;
  /**
   * The product's picture, whose `alt` is not used since the name describes it; without it a piece
   * of cloth replaces it.
   */
  readonly image?: ImageSource | undefined;
  /** Colour of the cloth that replaces a missing picture, as CSS writes it. */
  readonly clothColour?: string | undefined;
  /** In small caps above the name; without it the name comes first. */
  readonly brand?: string | undefined;
  /** The product's page. */
  readonly href?: string | undefined;
  /** Colour, size, how many. */
  readonly about?: ReactNode;
  /** What a shopper must know of this line: reduced from, few left, sold out. */
  readonly notes?: readonly LineNoteText[];
  /** It belongs to an offer on several pieces: such lines stand on a tinted plane. */
  readonly isInOffer?: boolean;
  /** Above the first line of an offer. */
  readonly offer?: LineOffer | undefined;
  /** Below the controls: what is worth knowing of this line and others: two sizes of one product. */
  readonly advice?: ReactNode;
  /** Level of the name in the page's outline; without it the name is no heading. */
  readonly headingLevel?: 2 | 3 | 4;
  /** `full` by default; `compact` has a smaller picture and less air, for a summary. */
  readonly size?: (typeof lineItemSizes)[number];
  /** A change is under way: the picture is dimmed. */
  readonly isPending?: boolean;
  /** A link or a button beside the words, in place of the line's rule: "Byt färg". */
  readonly action?: ReactNode;
  /** The quantity, and a button that removes the line. */
  readonly children?: ReactNode;
};

/** `full` has a picture of 96 px and controls, `compact` one of 56. */
export function LineItem({
  name,
  amount,
  image,
  clothColour,
  brand,
  href,
  about,
  notes,
  isInOffer = false,
  offer,
  advice,
  headingLevel,
  size = 'full',
  isPending = false,
  action,
  children,
  ...native
}: LineItemProps) {
  const title = (
    <LineName as={headingLevel ? `h${headingLevel}` : 'p'}>
      {href ? (
        <Link href={href}>
          <LongWords>{name}</LongWords>
        </Link>
      ) : (
        <LongWords>{name}</LongWords>
      )}
    </LineName>
  );
  return (
    <LineRoot
      {...native}
      data-size={size}
      data-is-pending={isPending ? '' : undefined}
      data-has-action={action ? '' : undefined}
      data-is-in-offer={isInOffer ? '' : undefined}
    >
      {offer && (
        <LineOfferHead>
          <LineOfferTitle>
            <span>{offer.title}</span>
            {offer.amount !== undefined && <Amount amount={offer.amount} />}
          </LineOfferTitle>
          {offer.about && <p>{offer.about}</p>}
        </LineOfferHead>
      )}
      <ProductPicture image={image && { ...image, alt: '' }} clothColour={clothColour} />
      <LineText>
        <LineHead>
          {brand ? <Eyebrow as="span">{brand}</Eyebrow> : title}
          {amount !== undefined && <Amount amount={amount} />}
        </LineHead>
        {brand && title}
        {about && <LineAbout>{about}</LineAbout>}
        {notes?.map(({ id, words, isUrgent }) => (
          <LineNote key={id} role={isUrgent ? 'alert' : undefined}>
            {words}
          </LineNote>
        ))}
        {children && <LineControls>{children}</LineControls>}
        {advice}
      </LineText>
      {action}
    </LineRoot>
  );
}
