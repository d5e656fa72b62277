/**
 * Who gets which address: everybody the one asked for, as long as nobody else has it, otherwise the same with a number.
 * What a thing gives up in the same go is free for the next; asking again for the same gives the same.
 */

export interface AliasWish {
  readonly id: number;
  readonly locale: string;
  readonly alias: string;
}

const mostChoices = 40;

/** The wanted alias, then with the thing's number, then with numbers behind that. */
export function aliasChoices({ id, alias }: AliasWish): string[] {
  return [
    alias,
    `${alias}-${id}`,
    ...Array.from({ length: mostChoices - 2 }, (_, at) => `${alias}-${id}-${at + 2}`),
  ];
}

/** One round: in the order asked, with what the others have. */
function choose(wishes: readonly AliasWish[], holders: ReadonlyMap<string, number>): AliasWish[] {
  const taken = new Map(holders);
  return wishes.map((wish) => {
    const free = aliasChoices(wish).find(
      (alias) => (taken.get(`${wish.locale} ${alias}`) ?? wish.id) === wish.id,
    );
    if (free === undefined)
      throw new Error(`There is no free address like ${wish.alias} for ${wish.id}.`);
    taken.set(`${wish.locale} ${free}`, wish.id);
    return { ...wish, alias: free };
  });
}

const mostRounds = 10;

/** @param holders by `{locale} {alias}`: what things have now, those that ask among them */
export function planAliases(
  wishes: readonly AliasWish[],
  holders: ReadonlyMap<string, number>,
): AliasWish[] {
  const asking = new Set(wishes.map(({ id }) => id));
  const others = [...holders].filter(([, id]) => !asking.has(id));
  let chosen = choose(wishes, holders);
  for (let round = 1; round < mostRounds; round += 1) {
    const next = choose(
      wishes,
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
