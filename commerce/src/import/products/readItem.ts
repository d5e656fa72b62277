/** Parses a row into an item and its problems. A row with a refusal has no item. */
import { locales, type Locale, type Localised } from '@solvik/shop';
import { parseGender } from '../fields/gender.ts';
import { parseGtin } from '../fields/parseGtin.ts';
import { parseInstant } from '../fields/parseInstant.ts';
import { parseWeight } from '../fields/parseWeight.ts';
import { plainLine, plainText } from '../fields/plainText.ts';
import {
  firstCell,
  type Role,
  roles,
  textFields,
  type RawField,
  type RawItem,
  type StockColumns,
  type TextField,
} from '../formats/rawItem.ts';
import { isRefusal, problem, type ImportProblem, type ProblemReason } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Availability, MerchantItem } from './merchantItem.ts';
import { readPrices } from './readPrices.ts';

export interface ReadMerchantItem {
  readonly item: MerchantItem | undefined;
  readonly problems: readonly ImportProblem[];
}

const longest = { line: 200, text: 8000, id: 120 } as const;

/** Spellings in feeds, without spaces and case. */
const availabilities: Readonly<Record<string, Availability>> = {
  in_stock: 'in_stock',
  instock: 'in_stock',
  available: 'in_stock',
  available_for_order: 'in_stock',
  limited_availability: 'in_stock',
  yes: 'in_stock',
  out_of_stock: 'out_of_stock',
  outofstock: 'out_of_stock',
  discontinued: 'out_of_stock',
  no: 'out_of_stock',
  preorder: 'preorder',
  pre_order: 'preorder',
  backorder: 'backorder',
  back_order: 'backorder',
  always: 'always',
};

/** Reads the fields of one row and collects its problems. */
class RowReader {
  readonly problems: ImportProblem[] = [];
  readonly raw: RawItem;
  private readonly empty: ReadonlySet<string>;

  constructor(raw: RawItem, mapping: Mapping) {
    this.raw = raw;
    this.empty = new Set(mapping.empty);
  }

  note(
    reason: ProblemReason,
    cell: { readonly value: string; readonly column: string } | undefined,
  ): void {
    this.problems.push(problem(reason, { line: this.raw.line, ...cell }));
  }

  /** One line of text; undefined when it is empty. */
  line(field: RawField, limit: number = longest.line): string | undefined {
    const found = firstCell(this.raw, field);
    const text = found && plainLine(found.value);
    if (!found || !text || this.empty.has(text)) return undefined;
    if (text.length <= limit) return text;
    this.note('text-cut', { ...found, value: text });
    return text
      .slice(0, limit)
      .toWellFormed()
      .replace(/\uFFFD$/, '')
      .trim();
  }

  lines(field: RawField): readonly string[] {
    const texts = (this.raw.fields.get(field) ?? []).map(({ value }) =>
      plainLine(value).slice(0, 500),
    );
    return [...new Set(texts.filter((text) => text !== '' && !this.empty.has(text)))];
  }

  /** Parses a field that is dropped when it cannot be read. */
  value<T>(
    field: RawField,
    reason: ProblemReason,
    parse: (text: string) => T | undefined,
  ): T | undefined {
    const found = firstCell(this.raw, field);
    if (!found || this.empty.has(found.value)) return undefined;
    const value = parse(found.value);
    if (value === undefined) this.note(reason, found);
    return value;
  }

  private localisedText(field: TextField, locale: Locale): string | undefined {
    const key: RawField = `${field}_${locale}`;
    if (field === 'name') return this.line(key);
    const found = firstCell(this.raw, key);
    return found && this.prose(found);
  }

  private prose(found: { readonly value: string; readonly column: string }): string | undefined {
    const text = plainText(found.value);
    if (text.length > longest.text) this.note('text-cut', { ...found, value: text });
    return text.slice(0, longest.text).toWellFormed() || undefined;
  }

  /** A text in every language of the row; one without a language is in the file's. */
  texts(field: TextField, language: Locale): Localised {
    const general = firstCell(this.raw, field);
    const plain = field === 'name' ? this.line('name') : general && this.prose(general);
    const texts: Partial<Record<Locale, string>> = plain ? { [language]: plain } : {};
    for (const locale of locales) {
      const own = this.localisedText(field, locale);
      if (own) texts[locale] = own;
    }
    return texts;
  }
}

function wholeNumber(text: string): number | undefined {
  const number = Number(text.replace(/\.0+$/, ''));
  return /^\d+(?:\.0+)?$/.test(text) && number <= 10_000_000 ? number : undefined;
}

/** Undefined for an unknown word. */
function isUsed(condition: string): boolean | undefined {
  const word = condition.trim().toLowerCase();
  if (/^(?:used|begagnad|brukt|brugt|käytetty)$/.test(word)) return true;
  return /^(?:new|refurbished|ny|nytt|uusi|renoverad)$/.test(word) ? false : undefined;
}

const isNo = (text: string | undefined): boolean =>
  text !== undefined && /^(?:false|0|no|nej|nei|ei|draft|archived)$/i.test(text);

/** Notes a size without a word about its stock, in a file with a column for it. */
function noteMissingStock(reader: RowReader, columns: StockColumns): void {
  const [stock, availability] = [columns.get('stock'), columns.get('availability')];
  if (stock !== undefined) reader.note('stock-unreadable', { value: '', column: stock });
  else if (availability !== undefined)
    reader.note('availability-unknown', { value: '', column: availability });
}

/** No stock is invented where the file has an unknown word for it, or none in its column. */
function readStock(
  reader: RowReader,
  { role, stockColumns }: { role: Role; stockColumns: StockColumns },
): Pick<MerchantItem, 'stock' | 'availability'> {
  const stock = reader.value('stock', 'stock-unreadable', (text) => wholeNumber(text.trim()));
  const availability = reader.value(
    'availability',
    'availability-unknown',
    (text) =>
      availabilities[
        text
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_')
      ],
  );
  const has = (wanted: ProblemReason) => reader.problems.some(({ reason }) => reason === wanted);
  if (has('stock-unreadable')) return { stock: 0, availability };
  if (stock !== undefined || availability !== undefined) return { stock, availability };
  if (role === 'size' && !has('availability-unknown') && !reader.problems.some(isRefusal))
    noteMissingStock(reader, stockColumns);
  return {
    stock: has('stock-unreadable') || has('availability-unknown') ? 0 : undefined,
    availability,
  };
}

export interface ReadItemOptions {
  readonly mapping: Mapping;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the whole file. */
  readonly stockColumns: StockColumns;
}

export function readItem(
  raw: RawItem,
  { mapping, now, stockColumns }: ReadItemOptions,
): ReadMerchantItem {
  const reader = new RowReader(raw, mapping);
  const writtenRole = firstCell(raw, 'role')?.value;
  const role = roles.find((one) => one === writtenRole) ?? 'size';
  const [id, style] = [reader.line('id', longest.id), reader.line('style', longest.id)];
  if (role === 'size' ? !id : !(style ?? id)) reader.note('id-missing', firstCell(raw, 'id'));
  if (isNo(firstCell(raw, 'published')?.value))
    reader.note('not-published', firstCell(raw, 'published'));

  const { prices, problems } =
    role === 'picture' ? { prices: undefined, problems: [] } : readPrices(raw, { mapping, now });
  reader.problems.push(...problems);
  const { stock, availability } = readStock(reader, { role, stockColumns });
  const item: MerchantItem = {
    line: raw.line,
    role,
    id: id ?? style ?? '',
    style,
    articleNumber: reader.line('article_number', 80),
    texts: {
      name: {},
      description: {},
      fit: {},
      care: {},
      ...Object.fromEntries(
        textFields.map((field) => [field, reader.texts(field, mapping.language)]),
      ),
    },
    brand: reader.line('brand', 80),
    categories: reader.lines('category'),
    googleCategory: reader.line('google_category', 500),
    gender: reader.value('gender', 'gender-unknown', parseGender),
    colour: reader.line('colour', 80),
    size: reader.line('size', 40),
    material: reader.line('material', 120),
    pattern: reader.line('pattern', 80),
    isUsed: reader.value('condition', 'condition-unknown', isUsed) ?? false,
    twin: reader.line('twin', 80),
    gtin: gtinOf(reader),
    weight:
      reader.value('weight', 'weight-unreadable', (text) =>
        parseWeight(text, mapping.weightUnit),
      ) || undefined,
    prices,
    stock,
    availability,
    availableFrom: reader.value('available_from', 'date-unreadable', parseInstant),
    firstAvailable: reader.value('first_available', 'date-unreadable', parseInstant),
    pictures: reader.lines('pictures'),
  };
  return { item: reader.problems.some(isRefusal) ? undefined : item, problems: reader.problems };
}

/** The first valid barcode; feeds may have several. */
function gtinOf(reader: RowReader): string | undefined {
  const cells = reader.raw.fields.get('gtin') ?? [];
  const found = cells.map(({ value }) => parseGtin(value)).find((gtin) => gtin !== undefined);
  if (!found && cells[0]) reader.note('gtin-wrong', cells[0]);
  return found;
}
