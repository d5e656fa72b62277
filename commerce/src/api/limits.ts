/**
 * How much one call may request: enough for every screen of the shop, too little to exhaust the
 * server.
 */
export const limits = {
  /** Of a request: the document, its variables and the JSON around them. */
  requestBytes: 100_000,
  documentBytes: 50_000,
  /** Tokens of a document, counted before it is parsed. The longest of ours has 240. */
  tokens: 5_000,
  /** Nested brackets, counted before the document is parsed. */
  brackets: 100,
  depth: 14,
  fields: 1_000,
  aliases: 60,
  /** Entries on one page of any list. */
  take: 600,
  /**
   * Fields that a response may have, as estimated in operationCost.ts: one list of 600 product
   * cards fits, two do not.
   */
  cost: 200_000,
  responseBytes: 4_000_000,
} as const;
