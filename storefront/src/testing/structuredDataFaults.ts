/**
 * Finds what search engines would reject in a page's structured data: by Adobe's validator for
 * products, offers, lists of breadcrumbs and organisations, and by Google's documented fields for
 * what it does not know (record 54).
 */
import Validator from '@adobe/structured-data-validator';

type Data = Readonly<Record<string, unknown>>;

/** Required fields of types that the validator has no rules for. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Organization: ['name', 'url', 'logo'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['hasMerchantReturnPolicy'],
  MerchantReturnPolicy: ['merchantReturnDays', 'returnFees', 'returnMethod'],
};

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object and everything within it that has a type. */
function typedWithin(value: unknown): readonly Data[] {
  if (Array.isArray(value)) return value.flatMap(typedWithin);
  if (!isData(value)) return [];
  const within = Object.values(value).flatMap(typedWithin);
  return '@type' in value ? [value, ...within] : within;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The objects of a page's `application/ld+json`, in order. */
export const structuredDataOf = (html: string): readonly Data[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Data,
  );

export interface StructuredDataFaults {
  readonly errors: readonly string[];
  /** Recommended fields that are absent, by type: "Product.gtin". */
  readonly absent: readonly string[];
}

/** What is missing or malformed in the structured data of a page. */
export async function structuredDataFaults(html: string): Promise<StructuredDataFaults> {
  const objects = structuredDataOf(html);
  const jsonld = Object.fromEntries(
    [...Map.groupBy(objects, (object) => String(object['@type']))].map(([type, same]) => [
      type,
      same.map((object) => ({ ...object, '@location': '0,0' })),
    ]),
  );
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  const typeOf = ({ path }: (typeof issues)[number]) => path.at(-1)?.type ?? '?';
  const own = typedWithin(objects).flatMap((object) => {
    const type = String(object['@type']);
    return (requiredFields[type] ?? [])
      .filter((field) => isEmpty(object[field]))
      .map((field) => `${type}.${field} is missing`);
  });
  const empty = typedWithin(objects).flatMap((object) =>
    Object.entries(object)
      .filter(([, value]) => isEmpty(value))
      .map(([field]) => `${String(object['@type'])}.${field} is empty`),
  );
  return {
    errors: [
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map((issue) => `${typeOf(issue)}: ${issue.issueMessage}`),
      ...own,
      ...empty,
    ],
    absent: [
      ...new Set(
        issues
          .filter(({ severity }) => severity !== 'ERROR')
          .flatMap((issue) => (issue.fieldNames ?? []).map((field) => `${typeOf(issue)}.${field}`)),
      ),
    ].toSorted(),
  };
}
