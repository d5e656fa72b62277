/**
 * Posts a form like the browser itself and returns the response's data. Rejects without a
 * response, or if it is not data.
 */
export async function postForm(
  address: string,
  values: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  });
  return (await response.json()) as unknown;
}
