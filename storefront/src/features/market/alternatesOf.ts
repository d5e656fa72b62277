interface AlternativeUrl {
  readonly url: string;
  readonly channelId: string;
}

/** Addresses of the same page in other sites from the Data API, by channel. */
export function alternatesOf(
  urls: readonly (AlternativeUrl | null | undefined)[] | null | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (urls ?? []).flatMap((item) => (item ? [[item.channelId, item.url]] : [])),
  );
}
