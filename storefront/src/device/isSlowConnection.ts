interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor saves data, or has 2g; false where browsers do not report it. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
