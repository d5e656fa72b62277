export const shopArguments: readonly string[];
export const shopEnvironment: { readonly NODE_ENV: string; readonly MALLOC_ARENA_MAX: string };
