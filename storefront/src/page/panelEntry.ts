/** What the history entry of an open panel retains, beside the page's own state. */
export interface PanelEntry {
  /** The entry before it is the page without the panel; survives a reload. */
  readonly isOverPage?: boolean;
  /** A link in it takes its entry, so that going back leads to the page without the panel. */
  readonly isReplacedByLinks?: boolean;
}
