/** A widget's audience. An omitted member means everybody. */
export const customerTypes = ['PERSON', 'ORGANIZATION', 'STUDENT', 'CURVE'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const memberships = ['member', 'guest'] as const;
export const viewports = ['phone', 'desktop'] as const;

/** The class name of content for one viewport alone (contracts.md, PageWidgetType). */
export const onlyOn = { phone: 'only-phone', desktop: 'only-desktop' } as const satisfies Record<
  (typeof viewports)[number],
  string
>;

export interface Audience {
  readonly channels?: readonly string[];
  readonly markets?: readonly string[];
  readonly languages?: readonly string[];
  readonly customerTypes?: readonly CustomerType[];
  readonly membership?: (typeof memberships)[number];
  readonly viewport?: (typeof viewports)[number];
}

/** An anonymous visitor: the shop treats them as a person who is not a member. */
export const unknownVisitor = {
  customerType: 'PERSON',
  membership: 'guest',
} as const satisfies Partial<Visitor>;

/**
 * The visitor and the moment. `customerType`, `membership` and `viewport` are unknown on a page
 * that is made for everybody.
 */
export interface Visitor {
  readonly channel: string;
  readonly market: string;
  readonly language: string;
  readonly customerType?: CustomerType;
  readonly membership?: (typeof memberships)[number];
  readonly viewport?: (typeof viewports)[number];
  readonly now: Date;
  /** IANA name of the market's own zone, for schedules in each market's time. */
  readonly timeZone: string;
}
