/** Other sites than the shop's: one that is listed in EDITOR_ORIGINS, and one that is not. Ports follow the shop's own. */
export const outsideOrigins = (shopPort: number) => ({
  listed: `http://127.0.0.1:${String(shopPort + 1)}`,
  unlisted: `http://cms.localhost:${String(shopPort + 2)}`,
});
