import type { ContentRef, EditorAt } from '@solvik/content-schema/editing';
import { useCallback, useEffect, useState } from 'react';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';

/** In milliseconds; an editor who has not reported for three of these has left. */
const heartbeat = 10_000;

const nobody: readonly EditorAt[] = [];

interface Presence {
  /** Everybody who has it open, this editor among them. */
  readonly here: readonly EditorAt[];
  /** Reports this editor's presence, and receives the others'. */
  readonly refresh: () => Promise<void>;
}

/** Who has a page or menu open, for as long as this editor has. */
export function usePresence(
  api: Pick<WorkbenchApi, 'stay' | 'leave'>,
  content: ContentRef | undefined,
  onDisconnect: () => void,
): Presence {
  const [received, setReceived] = useState<{
    readonly of: ContentRef;
    readonly open: readonly EditorAt[];
  }>();
  const inspect = useCallback(async () => {
    if (!content) return;
    const response = await api.stay(content);
    if (response.kind === 'open') setReceived({ of: content, open: response.open });
    else if (response.kind === 'signed-out' || response.kind === 'unreachable') onDisconnect();
  }, [api, content, onDisconnect]);
  useEffect(() => {
    if (!content) return undefined;
    void inspect();
    const beat = setInterval(() => void inspect(), heartbeat);
    return () => {
      clearInterval(beat);
      void api.leave(content);
    };
  }, [api, content, inspect]);
  return { here: received && received.of === content ? received.open : nobody, refresh: inspect };
}
