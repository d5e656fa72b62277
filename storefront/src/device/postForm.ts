/** Posts a form as the browser itself would and gives the answer's data. Rejects when no answer comes, or none that is data. */
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
