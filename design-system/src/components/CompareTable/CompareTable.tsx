/** CompareTable: products side by side, one property a row. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusBeside } from '../../foundation/focusBeside.ts';
import { Link } from '../../foundation/LinkProvider.tsx';
import { LongWords } from '../../foundation/LongWords.tsx';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import {
  Cell,
  Corner,
  FootRow,
  Head,
  HeadName,
  HeadPicture,
  Note,
  Row,
  Scroller,
  Table,
  Term,
} from './CompareTable.styles.ts';

export type ComparedProduct = {
  /** Unique among the products. */
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly brand?: string | undefined;
  /** Its `alt` is empty: the name is under it. */
  readonly image?: ImageProps | undefined;
  readonly clothColour?: string | undefined;
  /** Removes it from the comparison: its label and address, which works without scripts. */
  readonly remove: { readonly label: string; readonly onRemove: () => void };
  /** What buys it: a Button, which a phone has again below the rows. */
  readonly action?: ReactNode;
};

export type CompareRow = {
  /** Unique among the rows. */
  readonly key: string;
  /** The property: "Material". */
  readonly term: string;
  /** One a product, in their order; text, or small parts such as dots. */
  readonly cells: readonly {
    readonly content: ReactNode;
    /** Small, beside the content: "lägst av de tre". */
    readonly note?: string | undefined;
  }[];
  /** All products are the same in it: muted. */
  readonly isAlike?: boolean;
};

export type CompareTableProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Its accessible name: "Jämförelse av tre varor". */
  readonly label: string;
  /** Over the terms: "Lika rader är grå." */
  readonly note?: ReactNode;
  /** Two to four. */
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly CompareRow[];
};

/** A table whose columns scroll sideways on a phone, under terms that stay in view. */
export function CompareTable({ label, note, products, rows, ...native }: CompareTableProps) {
  return (
    <Scroller {...native} role="region" aria-label={label} tabIndex={0}>
      <Table role="table" aria-label={label} style={{ '--columns': String(products.length) }}>
        <Row role="row" data-is-head>
          <Corner role="cell">{note}</Corner>
          {products.map(({ key, href, name, brand, image, clothColour, remove, action }) => (
            <Head key={key} role="columnheader">
              <HeadPicture>
                <ProductPicture image={image} clothColour={clothColour} />
                <CloseButton
                  label={remove.label}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget, '[role=columnheader]');
                    remove.onRemove();
                  }}
                />
              </HeadPicture>
              {brand && <Eyebrow as="span">{brand}</Eyebrow>}
              <HeadName>
                <Link href={href}>
                  <LongWords>{name}</LongWords>
                </Link>
              </HeadName>
              {action}
            </Head>
          ))}
        </Row>
        {rows.map(({ key, term, cells, isAlike }) => (
          <Row key={key} role="row" data-is-alike={isAlike || undefined}>
            <Term role="rowheader">{term}</Term>
            {cells.map((cell, at) => (
              <Cell key={products[at]?.key ?? at} role="cell">
                {cell.content}
                {cell.note && <Note>{cell.note}</Note>}
              </Cell>
            ))}
          </Row>
        ))}
        {products.some(({ action }) => action !== undefined) && (
          <FootRow role="row">
            {products.map(({ key, action }) => (
              <Cell key={key} role="cell">
                {action}
              </Cell>
            ))}
          </FootRow>
        )}
      </Table>
    </Scroller>
  );
}
