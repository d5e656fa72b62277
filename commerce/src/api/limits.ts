/** How much one call may ask for: enough for every screen of the shop, too little to stop it. */
export const limits = {
  /** Of a request: document, variables and what stands around them. */
  requestBytes: 100_000,
  documentBytes: 50_000,
  /** Words and signs of a document, counted before it is parsed. The longest of ours has 240. */
  tokens: 5_000,
  /** Brackets within brackets, counted before it is parsed. */
  brackets: 100,
  depth: 14,
  fields: 1_000,
  aliases: 60,
  /** Entries on one page of any list. */
  take: 600,
  /** Fields that an answer may have, as estimated in operationCost.ts: one list of 600 product cards fits, two do not. */
  cost: 200_000,
  answerBytes: 4_000_000,
} as const;
