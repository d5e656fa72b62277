/** Made by tools/generate/thumbnails.ts from the accepted photographs; change those instead. Addresses by `type/example`. */
export const thumbnailSize = { width: 480, height: 320 } as const;
export const thumbnails: Readonly<Record<string, string>> = {};
