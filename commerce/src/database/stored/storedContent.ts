/** The JSON columns of pages, menus, forms and pictures. */
import type { ServiceFinding, PageDocument } from '@solvik/content-schema/editing';

export type PageFilters = NonNullable<PageDocument['filters']>;

/** Why a scheduled revision could not be published. */
export interface PublishFailure {
  /** ISO instant. */
  readonly at: string;
  readonly findings: readonly ServiceFinding[];
}

export interface FormAnswer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}
