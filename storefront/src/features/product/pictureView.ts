/** What a picture of a product shows: the tags that the shop knows, in the order they are preferred. */
const knownPictureViews = ['front', 'back', 'detail', 'second'] as const;
export type PictureView = (typeof knownPictureViews)[number];

/** Null for a picture without a tag that is known. */
export const readPictureView = (
  tags: readonly (string | null)[] | null | undefined,
): PictureView | null => knownPictureViews.find((view) => tags?.includes(view)) ?? null;
