/** The seed of the published demo shop; another seed creates another shop of the same kind. */
export const demoSeed = 'solvik-1';
