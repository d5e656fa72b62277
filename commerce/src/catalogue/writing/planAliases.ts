/**
 * Which alias each thing gets: the requested one unless another thing has it, otherwise the same
 * with a number. An alias given up in the same batch is free for the others; repeating a request
 * gives the same alias.
 */

import type { Locale } from '@solvik/shop';

export interface AliasRequest {
  readonly id: number;
  readonly locale: Locale;
  readonly alias: string;
}

const maxChoices = 40;

/** The requested alias, then with the thing's id, then with numbers after that. */
export function aliasChoices({ id, alias }: AliasRequest): string[] {
  return [
    alias,
    `${alias}-${id}`,
    ...Array.from({ length: maxChoices - 2 }, (_, at) => `${alias}-${id}-${at + 2}`),
  ];
}

/** One round of assignments, in the order requested, given the others' aliases. */
function choose(
  requests: readonly AliasRequest[],
  holders: ReadonlyMap<string, number>,
): AliasRequest[] {
  const taken = new Map(holders);
  return requests.map((request) => {
    const free = aliasChoices(request).find(
      (alias) => (taken.get(`${request.locale} ${alias}`) ?? request.id) === request.id,
    );
    if (free === undefined)
      throw new Error(`There is no free address like ${request.alias} for ${request.id}.`);
    taken.set(`${request.locale} ${free}`, request.id);
    return { ...request, alias: free };
  });
}

const maxRounds = 10;

/** @param holders current holders by `{locale} {alias}`, the requesting things included */
export function planAliases(
  requests: readonly AliasRequest[],
  holders: ReadonlyMap<string, number>,
): AliasRequest[] {
  const requesting = new Set(requests.map(({ id }) => id));
  const others = [...holders].filter(([, id]) => !requesting.has(id));
  let chosen = choose(requests, holders);
  for (let round = 1; round < maxRounds; round += 1) {
    const next = choose(
      requests,
      new Map([
        ...others,
        ...chosen.map(({ locale, alias, id }) => [`${locale} ${alias}`, id] as const),
      ]),
    );
    if (next.every(({ alias }, at) => alias === chosen[at]?.alias)) break;
    chosen = next;
  }
  return chosen;
}
