/** The parts of the package that are used; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type: string }[];
    readonly fieldNames?: readonly string[];
  }
  export default class Validator {
    /** @param data objects of each format by their type */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<readonly Issue[]>;
  }
}
