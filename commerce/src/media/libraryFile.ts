import { createHash } from 'node:crypto';
import type { CleanPicture } from '../images/cleanPicture.ts';

/** Made of what the picture shows, so that one is kept once however often it is brought. */
export const libraryFile = ({ bytes, ending }: Pick<CleanPicture, 'bytes' | 'ending'>): string =>
  `media-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`;

/** Whether the library itself keeps the file; others came with the catalogue. */
export const isLibraryFile = (file: string): boolean =>
  /^media-[\da-f]{24}\.(jpg|webp)$/.test(file);
