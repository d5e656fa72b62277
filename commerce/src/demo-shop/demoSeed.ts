/** The seed of the shop that everybody gets; another seed is another shop of the same kind. */
export const demoSeed = 'solvik-1';
