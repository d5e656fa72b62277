export const shopMemory: readonly string[];
export const shopArguments: readonly string[];
export const shopEnvironment: Readonly<Record<string, string>>;
