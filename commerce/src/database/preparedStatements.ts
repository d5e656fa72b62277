/**
 * Runs statements on PGlite so that each is parsed once and planned rarely, with one call of the
 * engine per run instead of six: its own `query` takes 0.65 ms for what takes 0.1 ms here.
 */
import { protocol, types, type PGlite, type messages } from '@electric-sql/pglite';
import type { EmbeddedResult } from './embeddedProtocol.ts';

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/**
 * The shop's statements are parameterised texts, so there are some hundreds; any beyond that are
 * run unprepared.
 */
const most = 1_000;
const { serialize } = protocol;

function together(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const isDescription = (
  message: messages.BackendMessage,
): message is messages.RowDescriptionMessage => message.name === 'rowDescription';
const isParameters = (
  message: messages.BackendMessage,
): message is messages.ParameterDescriptionMessage => message.name === 'parameterDescription';
const isRow = (message: messages.BackendMessage): message is messages.DataRowMessage =>
  message.name === 'dataRow';
const isComplete = (message: messages.BackendMessage): message is messages.CommandCompleteMessage =>
  message.name === 'commandComplete';

/** `INSERT 0 2`, `UPDATE 2`: the number of rows affected. */
const touched = (text: string | undefined): number | undefined =>
  /^(INSERT|UPDATE|DELETE|MERGE)\b/.test(text ?? '') ? Number(text?.split(' ').at(-1)) : undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'bigint'
      ? String(value)
      : JSON.stringify(value);

export class PreparedStatements {
  readonly #database: PGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<EmbeddedResult> {
    if (!this.#prepared.has(sql) && this.#prepared.size >= most) {
      const { rows, affectedRows } = await this.#database.query(sql, [...parameters]);
      return { rows, affectedRows };
    }
    return this.#database.runExclusive(async () =>
      this.#execute(this.#prepared.get(sql) ?? (await this.#prepare(sql)), parameters),
    );
  }

  async #prepare(sql: string): Promise<Prepared> {
    const name = `s${this.#prepared.size + 1}`;
    const { messages: answer } = await this.#database.execProtocol(
      together(
        serialize.parse({ name, text: sql }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    );
    const prepared = {
      name,
      parameterTypes: answer.find(isParameters)?.dataTypeIDs ?? [],
      fields: answer.find(isDescription)?.fields ?? [],
    };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #execute(
    { name, parameterTypes, fields }: Prepared,
    parameters: readonly unknown[],
  ): Promise<EmbeddedResult> {
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = this.#database.serializers[parameterTypes[at] ?? 0];
      return write ? write(value) : textOf(value);
    });
    const { messages: answer } = await this.#database.execProtocol(
      together(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ),
    );
    const read = (texts: readonly (string | null)[]) =>
      Object.fromEntries(
        fields.map((field, at) => [
          field.name,
          types.parseType(texts[at] ?? null, field.dataTypeID, this.#database.parsers),
        ]),
      );
    return {
      rows: answer.filter(isRow).map((row) => read(row.fields)),
      affectedRows: touched(answer.find(isComplete)?.text),
    };
  }
}
