/** A file that is generated from others; checked in, and proven current by a test. */
export interface GeneratedFile {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}
