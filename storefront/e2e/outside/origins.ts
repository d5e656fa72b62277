/**
 * Other sites than the shop's: one listed in EDITOR_ORIGINS, and one not listed. Their ports are
 * derived from the shop's.
 */
export const outsideOrigins = (shopPort: number) => ({
  listed: `http://127.0.0.1:${String(shopPort + 1)}`,
  unlisted: `http://cms.localhost:${String(shopPort + 2)}`,
});
