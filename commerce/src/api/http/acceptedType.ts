/** The media type of a response, by what the caller accepts (GraphQL over HTTP, "Accept"). */
export const responseTypes = ['application/graphql-response+json', 'application/json'] as const;
export type ResponseType = (typeof responseTypes)[number];

const isUtf8 = (parameters: readonly string[]) =>
  parameters.every((each) => !each.startsWith('charset=') || /^charset="?utf-?8"?$/.test(each));

/** The first type in the caller's order that is supported; undefined if there is none. */
export function acceptedType(accept: string | null): ResponseType | undefined {
  for (const range of (accept ?? '*/*').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (!isUtf8(parameters)) continue;
    const named = responseTypes.find((each) => each === type);
    if (named) return named;
    if (type === '*/*' || type === 'application/*') return 'application/json';
  }
  return undefined;
}
