/** Columns are snake_case in SQL and camelCase in code: the one rule between the two. */
import { CamelCasePlugin } from 'kysely';

class ColumnNames extends CamelCasePlugin {
  /** `quantityPerLine` → `quantity_per_line`, as the plugin writes it in statements. */
  columnOf(property: string): string {
    return this.snakeCase(property);
  }
}

/** The contents of JSON columns are unchanged. */
export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true });
