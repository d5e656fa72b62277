import { maxUploadBytes, type MediaPicture } from '@solvik/content-schema/editing';
import type { CheckedFile, FileDropItem } from '@solvik/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type MediaTools, mediaKey } from './mediaTools.ts';
import { describeFileProblem, describeMediaRefusal } from './describeMediaRefusal.ts';

export const uploadLimits = {
  accept: 'image/jpeg,image/png,image/webp,image/avif',
  largest: maxUploadBytes,
  most: 20,
} as const;

/**
 * Pictures being uploaded to the library, one after another; a row for each shows its progress
 * until it is dismissed.
 */
export function useUploads({ api, text }: MediaTools, onUploaded: (picture: MediaPicture) => void) {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly FileDropItem[]>([]);
  const [under] = useState(() => new Map<string, AbortController>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => under.forEach((controller) => controller.abort()), [under]);
  const change = (id: string, changes: Pick<FileDropItem, 'detail' | 'error' | 'progress'>) =>
    setRows((before) =>
      before.map((row) => (row.id === id ? { id, name: row.name, ...changes } : row)),
    );

  async function send(id: string, file: File): Promise<void> {
    const controller = under.get(id);
    if (!controller) return;
    const response = await api.upload(file, {
      signal: controller.signal,
      onProgress: (progress) => change(id, { progress }),
    });
    under.delete(id);
    if (controller.signal.aborted) return;
    if (response.kind !== 'kept')
      return change(id, { error: describeMediaRefusal(response, text) });
    change(id, { detail: text(response.isNew ? 'media.sent' : 'media.duplicate') });
    await queryClient.invalidateQueries({ queryKey: mediaKey });
    onUploaded(response.picture);
  }

  return {
    rows,
    add: (given: readonly CheckedFile[]) => {
      const added = given.map(({ file, problem }) => ({ id: crypto.randomUUID(), file, problem }));
      setRows((before) => [
        ...before,
        ...added.map(({ id, file, problem }) => ({
          id,
          name: file.name,
          ...(problem ? { error: describeFileProblem(problem, file, text) } : { progress: 0 }),
        })),
      ]);
      for (const { id, file, problem } of added) {
        if (problem) continue;
        under.set(id, new AbortController());
        line.current = line.current.then(() => send(id, file));
      }
    },
    remove: (id: string) => {
      under.get(id)?.abort();
      under.delete(id);
      setRows((before) => before.filter((row) => row.id !== id));
    },
  };
}
