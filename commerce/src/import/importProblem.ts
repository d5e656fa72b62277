/** Problems of a merchant's file: of the whole file, or of a row. */

/** Why a row, or a part of it, was not imported; the sentences explain it to merchants. */
export const problemReasons = {
  'row-broken':
    'The row has a different number of cells than the header; a quote or a separator is probably missing.',
  'row-too-long': 'The row is longer than any product; a quote is probably not closed.',
  'quote-not-closed': 'A quote opens here and never closes.',
  'xml-broken': 'The XML breaks here, and nothing after this line could be read.',
  'id-missing': 'The row has no id, so it could not be found again at the next import.',
  'id-twice': 'Another row of the file has the same id; the first one was used.',
  'rows-apart': 'The rows of this product are too far apart; sort the file by product.',
  'name-missing': 'The product has no name.',
  'not-published': 'The file marks this as not for sale.',
  'sizes-missing': 'The row describes a product, but no row of the file is a size of it.',
  'price-missing': 'There is no price, and no rule gives one.',
  'price-unreadable': 'The price is not an amount.',
  'price-not-positive': 'The price is zero or less.',
  'price-too-high': 'The price is higher than this shop can store (10,000,000).',
  'price-differs':
    'All sizes of a product must have the same price, and an earlier size has another.',
  'currency-unknown': 'No market sells in this currency, and the mapping has no rate for it.',
  'sale-price-unreadable':
    'The reduced price is not an amount below the regular one; the product is sold at the regular one.',
  'stock-unreadable':
    'The number of pieces is missing, or not a whole number of zero or more; zero was used.',
  'availability-unknown':
    'The availability is missing, or no word that the shop knows; the size is sold out until the file has its stock.',
  'gender-unknown': 'The gender is no word that the shop knows, and was left out.',
  'condition-unknown': 'The condition is no word that the shop knows; the product is sold as new.',
  'size-twice':
    'Another row of this product has the same size and colour; the article number distinguishes them.',
  'weight-unreadable':
    'The weight is not a number with g, kg, lb or oz; the usual weight was used.',
  'gtin-wrong': 'The barcode has the wrong length or check digit, and was left out.',
  'date-unreadable': 'The date is not an ISO date, and was left out.',
  'text-cut': 'The text is too long and was cut.',
  'category-unknown': 'The shop has no matching category; the product was put under “Övrigt”.',
  'picture-missing': 'The folder of pictures has no file of this name.',
  'picture-refused': 'The file is not a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels.',
} as const;

export type ProblemReason = keyof typeof problemReasons;

/** Reasons for leaving out a part of a row; the rest of it is imported. */
const partialReasons: ReadonlySet<ProblemReason> = new Set([
  'sale-price-unreadable',
  'stock-unreadable',
  'availability-unknown',
  'gender-unknown',
  'condition-unknown',
  'size-twice',
  'weight-unreadable',
  'gtin-wrong',
  'date-unreadable',
  'text-cut',
  'category-unknown',
  'picture-missing',
  'picture-refused',
]);

export interface ImportProblem {
  /** Line of the file on which the row begins, counted from 1. */
  readonly line: number;
  /** The file's name of the column or element; empty for the whole row. */
  readonly column: string;
  readonly reason: ProblemReason;
  /** The value in the file, cut to 200 characters. */
  readonly value: string;
}

export const isRefusal = ({ reason }: Pick<ImportProblem, 'reason'>): boolean =>
  !partialReasons.has(reason);

export function problem(
  reason: ProblemReason,
  { line, column = '', value = '' }: { line: number; column?: string; value?: string },
): ImportProblem {
  return { line, column, reason, value: value.length > 200 ? `${value.slice(0, 199)}…` : value };
}

/** The file cannot be imported at all; the message says why and what to do. */
export class ImportRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportRefusedError';
  }
}
