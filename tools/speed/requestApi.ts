/** Requests the running shop's Data API as the Swedish site does. */
const scope = 'channelId: "se", languageId: "sv-SE", marketId: "se"';

/** `$scope` in the query is replaced by the site's arguments. Throws the shop's error. */
export async function requestApi<T>(address: string, query: string): Promise<T> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.replaceAll('$scope', scope) }),
  });
  const { data, errors } = (await answer.json()) as {
    readonly data: T;
    readonly errors?: readonly object[];
  };
  if (errors) throw new Error(`The Data API returned errors: ${JSON.stringify(errors)}`);
  return data;
}
