import type { TitledFields } from '@solvik/content-schema/editing';
import type { FieldPath } from '../editing/editDocument.ts';

export type TitledField = TitledFields[string];

export interface FieldProps<K extends TitledField['kind'] = TitledField['kind']> {
  readonly field: Extract<TitledField, { kind: K }>;
  /** The path of the edited value, the language or market that it varies by included. */
  readonly path: FieldPath;
  /** Its label, with the language it is in. */
  readonly label: string;
  readonly value: unknown;
}
