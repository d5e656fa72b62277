/**
 * Reports whether a script from content has run in the rendered story (`top.ran`), and which
 * elements, handlers and addresses in it are executable in the browser. The function's source is
 * sent to the page, so that it cannot use anything outside of it.
 */
export function findExecutableContent(): readonly string[] {
  const { ran } = window as { readonly ran?: number };
  const drawn = [...(document.querySelector('#storybook-root')?.querySelectorAll('*') ?? [])];
  const runs = (address: string): boolean =>
    URL.canParse(address, document.baseURI) &&
    ['javascript:', 'vbscript:', 'data:'].includes(new URL(address, document.baseURI).protocol);
  // A picture from a data URL is not executable.
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
