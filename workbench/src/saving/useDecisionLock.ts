import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { useRef } from 'react';
import type { DocumentStore } from '../document/useDocumentStore.ts';
import type { Doing } from './documentNotice.ts';

/** Runs `work` on what is open; undefined where nothing is, or another decision is pending. */
export type Decide<K extends ContentKind> = <T>(
  kind: Doing,
  work: (requested: ContentRef<K>) => Promise<T>,
) => Promise<T | undefined>;

/** One decision at a time: a second press while the first is pending requests the same. */
export function useDecisionLock<K extends ContentKind>(
  { live, dispatch }: DocumentStore<K>,
  onChange: () => void,
): Decide<K> {
  const isDecided = useRef(true);
  return async (kind, work) => {
    const { content: requested } = live.current;
    if (!requested || !isDecided.current) return undefined;
    isDecided.current = false;
    dispatch({ kind: 'started', work: kind });
    try {
      return await work(requested);
    } finally {
      isDecided.current = true;
      dispatch({ kind: 'ended', work: kind });
      onChange();
    }
  };
}
