/** A tinted place that a layout part of a story arranges. */
import type { ReactNode } from 'react';

export const StoryBlock = ({ children }: { readonly children: ReactNode }) => <div style={{ padding: 12, background: 'var(--color-accent-tint)' }}>{children}</div>;
