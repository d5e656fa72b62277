import type { ContentRef, EditorAt } from '@solvik/content-schema/editing';
import { useCallback, useEffect, useState } from 'react';
import type { WorkbenchApi } from '../workbenchApi.ts';

/** In milliseconds; who has not said so for three of these is gone. */
const heartbeat = 10_000;

const nobody: readonly EditorAt[] = [];

interface Presence {
  /** Everybody who has it open, this editor among them. */
  readonly here: readonly EditorAt[];
  /** Says that this editor is here, and hears who else is. */
  readonly look: () => Promise<void>;
}

/** Who has a page or menu open, for as long as this editor has. */
export function usePresence(
  api: Pick<WorkbenchApi, 'stay' | 'leave'>,
  content: ContentRef | undefined,
  onLost: () => void,
): Presence {
  const [heard, setHeard] = useState<{
    readonly of: ContentRef;
    readonly open: readonly EditorAt[];
  }>();
  const look = useCallback(async () => {
    if (!content) return;
    const answer = await api.stay(content);
    if (answer.kind === 'open') setHeard({ of: content, open: answer.open });
    else if (answer.kind === 'signed-out' || answer.kind === 'unreachable') onLost();
  }, [api, content, onLost]);
  useEffect(() => {
    if (!content) return undefined;
    void look();
    const beat = setInterval(() => void look(), heartbeat);
    return () => {
      clearInterval(beat);
      void api.leave(content);
    };
  }, [api, content, look]);
  return { here: heard && heard.of === content ? heard.open : nobody, look };
}
