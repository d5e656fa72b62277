/** Whom a widget is meant for. What is left out means everybody. */
export const customerTypes = ['PERSON', 'ORGANIZATION', 'STUDENT', 'CURVE'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const memberships = ['member', 'guest'] as const;
export const viewports = ['phone', 'desktop'] as const;

/** The class name of what is shown on one kind of screen alone (contracts.md, PageWidgetType). */
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

/** Somebody who has not said who they are: the shop shows them what it shows a person who is no member. */
export const unknownVisitor = {
  customerType: 'PERSON',
  membership: 'guest',
} as const satisfies Partial<Visitor>;

/** Who looks, and when. `customerType`, `membership` and `viewport` are not known of a page that is made for everybody. */
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
