import type { ComponentType } from 'react';

/** Everything styled-components has created so far, in order, by module and place. */
export const recorded = new Map<string, ComponentType<{ readonly as?: string }>>();

/** Keeps what a template creates under the key it is known by. */
export function recordTemplate<Created extends ComponentType<never>>(
  key: string,
  create: () => Created,
): Created {
  const created = create();
  recorded.set(key, created as ComponentType<{ readonly as?: string }>);
  return created;
}
