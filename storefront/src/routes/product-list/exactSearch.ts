/** The key of an address by which a shopper undid the correction of a search. */
const key = 'exact';

export const isExactSearch = (search: string): boolean =>
  new URLSearchParams(search).get(key) === '1';

export const exactSearch = `?${key}=1`;
