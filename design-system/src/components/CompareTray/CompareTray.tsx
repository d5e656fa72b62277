/** CompareTray: the products chosen for comparison, at the bottom of the window. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { focusBeside } from '../../foundation/focusBeside.ts';
import { LongWords } from '../../foundation/LongWords.tsx';
import { useBottomInset } from '../../foundation/useBottomInset.ts';
import { Amount, type AmountText } from '../Amount/Amount.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import {
  Actions,
  Item,
  ItemRow,
  Items,
  ItemWords,
  Remove,
  Root,
  Thumb,
  Words,
} from './CompareTray.styles.ts';

export type CompareTrayItem = {
  /** Unique among the items. */
  readonly key: string;
  readonly name: string;
  readonly price: AmountText;
  /** Before a reduced price: "Nu". */
  readonly reducedLabel?: string | undefined;
  /** Its `alt` is empty: the name is beside it, or read with the button that removes it. */
  readonly image?: ImageProps | undefined;
  readonly clothColour?: string | undefined;
  /** Name of the button that removes it: "Ta bort Rak ullkappa Inger ur jämförelsen". */
  readonly removeLabel: string;
};

export type CompareTrayProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Its heading and accessible name: "Jämför". */
  readonly label: string;
  /** How many there are, or what is still needed: "3 av högst 4". Announced when it changes. */
  readonly note: string;
  /** Up to four. */
  readonly items: readonly CompareTrayItem[];
  readonly onRemove: (key: string) => void;
  /** Empties the tray: a TextButton. */
  readonly clearAction: ReactNode;
  /** Leads to the comparison: a ButtonLink; left out while there is nothing to compare. */
  readonly action?: ReactNode;
};

/** Render it while something is chosen: it rises once, and keeps its place above the page's end. */
export function CompareTray({
  label,
  note,
  items,
  onRemove,
  clearAction,
  action,
  ref,
  ...native
}: CompareTrayProps) {
  const root = useObjectRef(ref);
  useBottomInset(root);
  return (
    <Root aria-label={label} {...native} ref={root}>
      <Words>
        <p>{label}</p>
        <p role="status">{note}</p>
      </Words>
      <Items>
        {items.map(({ key, name, price, reducedLabel, image, clothColour, removeLabel }) => (
          <Item key={key}>
            <ItemRow>
              <Thumb>
                <ProductPicture image={image} clothColour={clothColour} />
              </Thumb>
              <ItemWords>
                <p>
                  <LongWords>{name}</LongWords>
                </p>
                <p data-is-reduced={reducedLabel === undefined ? undefined : ''}>
                  {reducedLabel !== undefined && `${reducedLabel} `}
                  <Amount amount={price} />
                </p>
              </ItemWords>
              <Remove>
                <IconButton
                  icon="close"
                  label={removeLabel}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget, 'li');
                    onRemove(key);
                  }}
                />
              </Remove>
            </ItemRow>
          </Item>
        ))}
      </Items>
      <Actions>
        {clearAction}
        {action}
      </Actions>
    </Root>
  );
}
