/**
 * The texts and rules of the back end in one language: `languages/<locale>.ts` exports them as
 * `language`. A new language is a translated copy of another one's file. Texts by editors are content.
 */
import type { ColourName } from './colours.ts';
import type { FormMailTexts } from './formMailTexts.ts';
import type { Inflection } from './inflections/inflection.ts';
import type { OrderMailTexts } from './orderMailTexts.ts';
import type { SandboxTexts } from './sandboxTexts.ts';

export interface BackEndLanguage {
  /** Headings of a list's filters. */
  readonly facets: Readonly<Record<'Category' | 'Sku' | 'Brand' | 'Price' | 'Discount', string>>;
  /** Names of the sort orders that shoppers choose from. */
  readonly sorts: Readonly<
    Record<'RELEVANCE' | 'MOST_SOLD' | 'LATEST' | 'PRICE' | 'PRICE_DESC', string>
  >;
  /** Heading of the parameters that every product has. */
  readonly productGroup: string;
  /** Name of the size of products in one size only. */
  readonly oneSize: string;
  /** Names of the filters' values, capitalised. */
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly importedGoods: ImportedGoods;
  readonly prices: WrittenPrices;
  readonly search: SearchLanguage;
  readonly orderMail: OrderMailTexts;
  readonly formMail: FormMailTexts;
  readonly sandboxPayment: SandboxTexts;
}

/** Names for what a merchant's file leaves unnamed, as the shop's own products have them. */
interface ImportedGoods {
  /** The category of products that match no other, and the end of its address. */
  readonly otherCategory: { readonly name: string; readonly alias: string };
  readonly parameters: Readonly<Record<'Color' | 'Material' | 'Pattern' | 'Condition', string>>;
  /** The condition of second-hand goods. */
  readonly used: string;
}

/** Recognises prices in running text by editors. */
interface WrittenPrices {
  /** One of amountPatterns.ts, by the currency of the language's market. */
  readonly amount: RegExp;
  /** Matches words before an amount that make it a limit or a saving, not a price. */
  readonly limits: RegExp;
}

/** `reduced` has no address of its own: it is the search for the first of its words. */
export type ShopList =
  | 'newProducts'
  | 'reduced'
  | 'bestSellers'
  | 'comingSoon'
  | 'brands'
  | 'favourites'
  | 'cart'
  | 'comparison';

interface SearchedList {
  /** The text of a link to it. */
  readonly title: string;
  /**
   * What shoppers search for, separated by commas. Those of one word with five letters or more are
   * meant in all their forms.
   */
  readonly words: string;
}

interface SearchLanguage {
  /** One of `inflections/`; `uninflected` for a language that has no rules yet. */
  readonly inflection: Inflection;
  /** Shoppers' synonyms, one line each: the shop's words, a colon, the shoppers' words. */
  readonly synonyms: string;
  /**
   * Colours that end compounds (vinröd, marinblå), separated by spaces; empty for languages without
   * compounds.
   */
  readonly colourHeads: string;
  /**
   * Compounds that are colours of their own rather than shades of their heads (vaaleanpunainen is
   * pink), separated by spaces.
   */
  readonly ownColours: string;
  /**
   * Colours that shoppers call otherwise, one line each: the shop's colours, a colon, the shoppers'
   * words. An own colour among these comes after what is called so.
   */
  readonly colourFamilies: string;
  /** Colours before a plural, separated by spaces: the colour, a colon, its plural. */
  readonly pluralColours: string;
  /** Words for a shop's services and markets rather than for goods, separated by spaces: they are never corrected. */
  readonly serviceWords: string;
  /** Lists and pages of the shop itself that shoppers search for by name. */
  readonly shopLists: Readonly<Record<ShopList, SearchedList>>;
  /**
   * Departments that goods are sold for, one line each: what a shop calls it, a colon, what
   * shoppers call it. With a hyphen at its end a word begins compounds: herr- in herrskjorta.
   */
  readonly departments: string;
  /**
   * What a department calls the things of another, one line each: the department, a colon, pairs of
   * the other's word and its own: `herr: kappa=rock`.
   */
  readonly counterparts: string;
  /** How shoppers limit a price in a search; words are separated by commas. */
  readonly priceLimits: {
    /** Before the highest price. */
    readonly highest: string;
    /** Before the lowest price. */
    readonly lowest: string;
    /** Before both. */
    readonly between: string;
    /** After an amount; separated by spaces. */
    readonly currency: string;
    /** Words that limit a price only where a currency follows: an Air Max 270 is a shoe. */
    readonly rather: { readonly highest: string; readonly lowest: string };
  };
  /** The word for `and`, as it stands between two things in the name of a category. */
  readonly conjunction: string;
  /** Words too common to narrow a search, separated by spaces. */
  readonly stopWords: string;
}
