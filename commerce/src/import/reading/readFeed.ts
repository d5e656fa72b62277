/**
 * Reads the items of an XML feed in a stream: RSS `item` and Atom `entry`, their elements by local
 * name.
 */
import { SaxesParser } from 'saxes';
import { ImportRefusedError, problem } from '../importProblem.ts';
import { decodeText } from './decodeText.ts';
import type { ReadRow } from './sourceRow.ts';

/** Characters of all elements of one item. */
const maxItemLength = 512 * 1024;

interface OpenItem {
  readonly line: number;
  readonly depth: number;
  readonly cells: Map<string, string[]>;
  length: number;
}

/** Collects items while parsing; everything outside an item is dropped. */
class ItemCollector {
  readonly ready: ReadRow[] = [];
  failure: { readonly line: number; readonly message: string } | undefined;
  hasRoot = false;
  private readonly parser = new SaxesParser({ xmlns: true });
  private depth = 0;
  private item: OpenItem | undefined;
  private text = '';
  /** Depth of the element that was opened last: only that one has no elements in it. */
  private openedDepth = 0;

  constructor() {
    const { parser } = this;
    parser.on('doctype', () => {
      throw new ImportRefusedError(
        'The feed declares its own document type, which product feeds do not have and which can be harmful. Remove the DOCTYPE.',
      );
    });
    parser.on('error', (error) => {
      this.failure ??= { line: parser.line, message: error.message };
    });
    parser.on('opentag', (tag) => this.open(tag.local));
    parser.on('text', (text) => this.add(text));
    parser.on('cdata', (text) => this.add(text));
    parser.on('closetag', (tag) => this.close(tag.local));
  }

  write(chunk: string): void {
    if (!this.failure) this.parser.write(chunk);
  }

  end(): void {
    if (!this.failure) this.parser.close();
  }

  private open(name: string): void {
    this.depth += 1;
    this.openedDepth = this.depth;
    this.hasRoot = true;
    this.text = '';
    if (!this.item && (name === 'item' || name === 'entry'))
      this.item = { line: this.parser.line, depth: this.depth, cells: new Map(), length: 0 };
  }

  private add(text: string): void {
    if (!this.item) return;
    this.item.length += text.length;
    if (this.item.length <= maxItemLength) this.text += text;
  }

  private close(name: string): void {
    const { item } = this;
    if (item && !this.failure) {
      // Nested elements, such as those of shipping, are not values of the product itself.
      const isValue = this.text.trim() !== '' || this.openedDepth === this.depth;
      if (this.depth === item.depth + 1 && isValue)
        item.cells.set(name, [...(item.cells.get(name) ?? []), this.text.trim()]);
      if (this.depth === item.depth) {
        const { line, cells } = item;
        this.ready.push(
          item.length > maxItemLength
            ? { kind: 'problem', problem: problem('row-too-long', { line }) }
            : { kind: 'row', row: { line, cells } },
        );
        this.item = undefined;
      }
    }
    this.text = '';
    this.depth -= 1;
  }
}

/** @throws ImportRefusedError for a feed that declares a document type */
export async function* readFeed(file: string, encoding?: string): AsyncGenerator<ReadRow> {
  const collector = new ItemCollector();
  for await (const chunk of decodeText(file, encoding)) {
    collector.write(chunk);
    yield* collector.ready.splice(0);
    if (collector.failure) break;
  }
  collector.end();
  yield* collector.ready.splice(0);
  const { failure } = collector;
  if (failure)
    yield {
      kind: 'problem',
      problem: problem('xml-broken', { line: failure.line, value: failure.message }),
    };
}
