import type { ComponentType } from 'react';

/** Everything styled-components has created so far, in order, by module and index. */
export const recorded = new Map<string, ComponentType<{ readonly as?: string }>>();

/** Records what a template creates under its key. */
export function recordTemplate<Created extends ComponentType<never>>(
  key: string,
  create: () => Created,
): Created {
  const created = create();
  recorded.set(key, created as ComponentType<{ readonly as?: string }>);
  return created;
}
