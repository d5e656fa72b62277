import { createHash } from 'node:crypto';
import type { CleanPicture } from './cleanPicture.ts';

/**
 * Derived from the content, so that the same picture is stored once however often it is uploaded.
 */
export const libraryFile = ({ bytes, ending }: Pick<CleanPicture, 'bytes' | 'ending'>): string =>
  `media-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`;

/** Whether the file is an upload of the media library; others came with the catalogue. */
export const isLibraryFile = (file: string): boolean =>
  /^media-[\da-f]{24}\.(jpg|webp)$/.test(file);
