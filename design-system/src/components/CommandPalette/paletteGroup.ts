/** What a command palette offers, group by group. */
import type { IconName } from '../../icons/iconPaths.ts';
import type { ImageSource } from '../Image/Image.tsx';
import type { Channel } from '../../tokens/generated/tokenNames.ts';
import type { PriceProps } from '../Price/Price.tsx';
import type { SearchTextPart } from '../SearchPanel/searchPanelGroup.ts';

export type PaletteOption = {
  /** Unique among all groups; without spaces, since ids of elements are made of it. */
  readonly id: string;
  /** Where it leads; without one it is an action of the page. */
  readonly href?: string | undefined;
  /** The row's words; the marked parts are what was typed. */
  readonly parts: readonly SearchTextPart[];
  /** Of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Before the words: an icon, a product's picture, or the dot of a country. */
  readonly sign:
    | { readonly kind: 'icon'; readonly icon: IconName }
    | {
        readonly kind: 'picture';
        readonly image?: ImageSource | undefined;
        readonly clothColour?: string | undefined;
      }
    | { readonly kind: 'dot'; readonly channel?: Channel | undefined };
  /** At the end of the row: "Dam, 105". */
  readonly aside?: string | undefined;
  /** At the end of the row, of a product. */
  readonly price?: Pick<PriceProps, 'selling' | 'withoutVatLabel' | 'reduction'> | undefined;
  /** At the end of the row: the shortcut that does the same. */
  readonly keys?: readonly string[] | undefined;
};

export type PaletteGroup = {
  readonly id: string;
  /** "Gå till"; in sentence case, drawn as small caps. */
  readonly title: string;
  readonly options: readonly PaletteOption[];
};
