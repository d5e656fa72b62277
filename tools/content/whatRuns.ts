/**
 * What a script from content has done to the drawn story (`top.ran`), and what in it would run: elements, handlers and addresses, as the
 * browser itself reads them. It is sent to the page as it is written, so nothing outside of it is in reach.
 */
export function whatRuns(): readonly string[] {
  const { ran } = window as { readonly ran?: number };
  const drawn = [...(document.querySelector('#storybook-root')?.querySelectorAll('*') ?? [])];
  const runs = (address: string): boolean =>
    URL.canParse(address, document.baseURI) &&
    ['javascript:', 'vbscript:', 'data:'].includes(new URL(address, document.baseURI).protocol);
  // A picture of a data address is a picture and no more.
  const addresses = ['href', 'xlink:href', 'action', 'formaction', 'data', 'src'];
  return [
    ...(ran === undefined ? [] : [`a script from content ran: ${String(ran)}`]),
    ...drawn.flatMap((element) => {
      const name = element.tagName.toLowerCase();
      if (name === 'script' || element.hasAttribute('srcdoc')) return [`<${name}> is drawn`];
      return [...element.attributes].flatMap(({ name: attribute, value }) =>
        attribute.startsWith('on') ||
        (addresses.includes(attribute) && name !== 'img' && runs(value))
          ? [`<${name} ${attribute}="${value}"> is drawn`]
          : [],
      );
    }),
  ];
}
