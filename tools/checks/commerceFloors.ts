/**
 * The floors of commerce, lowest first: a file imports from its subject and from lower floors,
 * never from the same floor or a higher one, types included. Names are folders and files of
 * `commerce/src`.
 */
export const commerceFloors: readonly (readonly string[])[] = [
  ['log.ts', 'nextTurn.ts', 'nextTurn.test.ts', 'shopError.ts', 'files', 'languages'],
  ['database'],
  ['events', 'markets'],
  [
    'config',
    'pricing',
    'campaigns',
    'checkout-options',
    'customers',
    'images',
    'mail',
    'newsletter',
    'preview',
  ],
  ['catalogue'],
  ['search', 'menus', 'reviews', 'content', 'stock', 'behaviour', 'statistics'],
  ['media', 'import', 'carts'],
  ['checkout'],
  ['orders'],
  ['payments', 'forms'],
  ['notifications'],
  ['commerceRuntime.ts'],
  ['health', 'api', 'jobs', 'cli'],
  ['elevate'],
  ['createCommerce.ts'],
  ['shopCommand.ts', 'index.ts'],
];

/**
 * Pure business rules: at run time they import each other, the packages of rules and pure
 * libraries, but no database, no clock, and only digests of Node.
 */
export const commerceRules: readonly string[] = [
  'campaigns/campaignRow.ts',
  'campaigns/checkPromoCode.ts',
  'carts/cartQuantity.ts',
  'carts/cartTotals.ts',
  'carts/checkoutData.ts',
  'catalogue/filterProducts.ts',
  'catalogue/facetGroup.ts',
  'catalogue/listFacets.ts',
  'campaigns/applyOffers.ts',
  'catalogue/lists/',
  'catalogue/sortProducts.ts',
  'catalogue/writing/planAliases.ts',
  'catalogue/writing/planPrices.ts',
  'checkout-options/',
  'checkout/',
  'content/service/pricesInText.ts',
  'forms/checkAnswers.ts',
  'languages/',
  'catalogue/oneSize.ts',
  'import/fields/',
  'import/formats/',
  'import/importProblem.ts',
  'import/reading/sourceRow.ts',
  'import/products/',
  'markets/',
  'orders/describeStatus.ts',
  'orders/redactPersonalData.ts',
  'pricing/',
  'stock/planStockMovement.ts',
];

/** Files in a folder of rules that are not rules: they store, read files or schedule work. */
const noRules: readonly string[] = [
  'catalogue/lists/prepareView.ts',
  'catalogue/lists/segmentBuilder.ts',
  'catalogue/lists/segmentWorker.ts',
  'catalogue/lists/updateListIndex.ts',
  'checkout/updateCheckout.ts',
  'import/formats/recogniseFormat.ts',
];

/** `commerce/src/carts/cartTotals.ts` → `carts/cartTotals.ts`; undefined outside commerce. */
const inCommerce = (path: string): string | undefined => /^commerce\/src\/(.+)$/.exec(path)?.[1];

export function isRule(path: string): boolean {
  const file = inCommerce(path);
  return (
    file !== undefined &&
    !noRules.includes(file) &&
    commerceRules.some((rule) => file === rule || (rule.endsWith('/') && file.startsWith(rule)))
  );
}

/** Number of the floor, from the bottom; undefined if the table does not name it. */
const floorOf = (subject: string): number | undefined => {
  const floor = commerceFloors.findIndex((subjects) => subjects.includes(subject));
  return floor === -1 ? undefined : floor;
};

const subjectOf = (file: string): string => file.split('/')[0] ?? file;

/**
 * Why a file of commerce may not import another of its files; undefined if it may. Paths are from
 * the project's root.
 */
export function findFloorViolation(from: string, to: string): string | undefined {
  const [file, target] = [inCommerce(from), inCommerce(to)];
  if (file === undefined || target === undefined) return undefined;
  const [subject, wanted] = [subjectOf(file), subjectOf(target)];
  if (subject === wanted) return undefined;
  const [floor, below] = [floorOf(subject), floorOf(wanted)];
  if (floor === undefined)
    return `${subject} has no floor: add it to tools/checks/commerceFloors.ts`;
  if (below === undefined)
    return `${wanted} has no floor: add it to tools/checks/commerceFloors.ts`;
  if (below < floor) return undefined;
  return below === floor
    ? `${subject} may not import ${wanted}, which is on the same floor`
    : `${subject} may not import ${wanted}, which is on a floor above`;
}

/**
 * Subjects without a floor, and names on a floor that no subject has, as sentences.
 * @param files paths from the project's root
 */
export function checkSubjects(files: readonly string[]): readonly string[] {
  const subjects = new Set(
    files.flatMap((file) => inCommerce(file) ?? []).map((file) => subjectOf(file)),
  );
  if (subjects.size === 0) return [];
  const named = commerceFloors.flat();
  const table = 'tools/checks/commerceFloors.ts';
  return [
    ...[...subjects]
      .filter((subject) => subject !== 'testing' && !named.includes(subject))
      .map((subject) => `commerce/src/${subject} has no floor: add it to ${table}`),
    ...named
      .filter((subject) => !subjects.has(subject))
      .map((subject) => `commerce/src/${subject} does not exist: remove it from ${table}`),
  ];
}

/**
 * Libraries that a rule may import: pure functions, without input, output, clock or state; stdnum
 * compares a date of birth with today.
 */
const pureLibraries: readonly string[] = ['entities', 'stdnum'];

/** Whether a rule may import this at run time: a path from the root, or the name of a package. */
export const isAllowedInRule = (target: string): boolean =>
  isRule(target) ||
  target === 'node:crypto' ||
  pureLibraries.some((name) => target === name || target.startsWith(`${name}/`)) ||
  /^@solvik\/(shop|addresses|shop-rules|content-schema)(\/|$)/.test(target) ||
  target === 'commerce/src/shopError.ts';
