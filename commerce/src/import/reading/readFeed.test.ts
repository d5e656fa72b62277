import { describe, expect, it } from 'vitest';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';
import { readFeed } from './readFeed.ts';

removesTemporaryFiles();

/** Items as `line: name=value …`, findings as `line! reason`. */
async function read(content: string): Promise<readonly string[]> {
  const items: string[] = [];
  for await (const found of readFeed(temporaryFile(content, '.xml'))) {
    const cells =
      found.kind === 'row'
        ? [...found.row.cells].map(([name, values]) => `${name}=${values.join('+')}`).join(' ')
        : '';
    items.push(
      found.kind === 'row'
        ? `${String(found.row.line)}: ${cells}`
        : `${String(found.problem.line)}! ${found.problem.reason}`,
    );
  }
  return items;
}

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}\n</channel></rss>`;

describe('a feed is read', () => {
  it('by the local names of its elements, repeated ones together', async () => {
    expect(
      await read(
        rss('<item><g:id>1</g:id><title>Coat</title><g:gtin>a</g:gtin><g:gtin>b</g:gtin></item>'),
      ),
    ).toEqual(['3: id=1 title=Coat gtin=a+b']);
  });

  it('with characters in every notation', async () => {
    expect(
      await read(
        rss('<item><g:id><![CDATA[a <b> & c]]></g:id><title>H&amp;M &#229;</title></item>'),
      ),
    ).toEqual(['3: id=a <b> & c title=H&M å']);
  });

  it('without nested elements', async () => {
    expect(
      await read(
        rss(
          '<item><g:id>1</g:id><g:shipping><g:price>5 SEK</g:price></g:shipping><g:price>9 SEK</g:price></item>',
        ),
      ),
    ).toEqual(['3: id=1 price=9 SEK']);
  });

  it('from an Atom feed too', async () => {
    expect(
      await read(
        '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>1</g:id></entry></feed>',
      ),
    ).toEqual(['1: id=1']);
  });
});

describe('a feed that is broken or hostile', () => {
  it('yields the items before the fault, and names its line', async () => {
    expect(
      await read(
        rss(
          '<item><g:id>1</g:id></item>\n<item><g:id>2</g:oops></item>\n<item><g:id>3</g:id></item>',
        ),
      ),
    ).toEqual(['3: id=1', '4! xml-broken']);
  });

  it('yields the items before an unexpected end', async () => {
    expect((await read(rss('<item><g:id>1</g:id></item>\n<item><g:id>2').slice(0, -20)))[0]).toBe(
      '3: id=1',
    );
  });

  it('is refused when it declares entities', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><item><id>&b;</id></item></channel></rss>`;
    await expect(read(bomb)).rejects.toThrow(/document type/);
  });

  it('is refused when it refers to local files', async () => {
    await expect(
      read(
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><item><id>&x;</id></item></rss>`,
      ),
    ).rejects.toThrow(/document type/);
  });

  it('skips an item that is larger than any product, and continues', async () => {
    expect(
      await read(
        rss(`<item><g:id>${'x'.repeat(700_000)}</g:id></item><item><g:id>2</g:id></item>`),
      ),
    ).toEqual(['3! row-too-long', '3: id=2']);
  });
});
