/** The running shop's Data API, asked as the Swedish front asks it. */
const place = 'channelId: "se", languageId: "sv-SE", marketId: "se"';

/** `$place` in the query stands for the front's arguments. Throws what the shop refuses with. */
export async function askApi<T>(address: string, query: string): Promise<T> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query.replaceAll('$place', place) }),
  });
  const { data, errors } = (await answer.json()) as {
    readonly data: T;
    readonly errors?: readonly object[];
  };
  if (errors) throw new Error(`The Data API refused: ${JSON.stringify(errors)}`);
  return data;
}
