import { describe, expect, it } from 'vitest';
import { parseMapping } from '../mapping/parseMapping.ts';
import { findings, inShort, readProducts } from '../testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';

removesTemporaryFiles();

const read = (text: string, mapping?: object) =>
  readProducts(temporaryFile(text), mapping && parseMapping(mapping));

describe('the shop’s own CSV', () => {
  it('takes names per language and prices per market', async () => {
    const { products } = await read(
      'id,style,name_sv,name_fi,size,colour,price_se,price_fi,sale_price_fi,stock\n1,coat,Kappa,Takki,38,Svart,1 999,"199,90","149,90",3\n2,coat,Kappa,Takki,40,Svart,1 999,"199,90","149,90",0\n',
    );
    expect(products).toHaveLength(1);
    expect(products[0]?.draft).toMatchObject({
      key: 'own:coat:svart',
      name: { sv: 'Kappa', fi: 'Takki' },
      prices: {
        se: { regular: 199_900, selling: 199_900 },
        fi: { regular: 19_990, selling: 14_990 },
      },
      skus: [
        { key: 'own:1', name: '38', stock: { onHand: 3 } },
        { key: 'own:2', name: '40', stock: { onHand: 0 } },
      ],
    });
    expect(products[0]?.draft.parameters[0]?.value).toEqual({
      sv: 'Svart',
      nb: 'Svart',
      da: 'Sort',
      fi: 'Musta',
    });
  });

  it('takes the twin of used goods, and of them alone', async () => {
    const { products } = await read(
      'id,name,price,condition,twin\n1,Kappa,999,new,\n2,Kappa,199,used,A1\n3,Kappa,999,new,A1\n',
    );
    expect(products.map(({ draft }) => draft.twinArticleNumber)).toEqual([
      undefined,
      'A1',
      undefined,
    ]);
  });

  it('reads a text without a language as the mapping’s', async () => {
    const { products } = await read('id,name,price\n1,Frakke,999\n', {
      format: 'own',
      language: 'da',
      prices: { currency: 'DKK' },
    });
    expect(products[0]?.draft).toMatchObject({
      name: { da: 'Frakke' },
      prices: { dk: { regular: 99_900 } },
    });
  });

  it('reports the line and column of values that it cannot use', async () => {
    const found = await read(
      'id,name,price,stock,weight,available_from\n,No id,9\n1,,9,1,1,\n2,Hat,9,many,heavy,soon\n3,Cap,nine,1,1,\n4,Bag,9,2,1 kg,\n'.replace(
        ',No id,9',
        ',No id,9,,,',
      ),
    );
    expect(inShort(found)).toEqual(['own:2: En storlek×0 @ 9', 'own:4: En storlek×2 @ 9']);
    expect(findings(found)).toEqual([
      '2 id-missing',
      '3 name-missing',
      '4 stock-unreadable stock',
      '4 weight-unreadable weight',
      '4 date-unreadable available_from',
      '5 price-unreadable price',
    ]);
  });

  it.each([
    ['stock,availability', ',', 'stock-unreadable stock'],
    ['availability,stock', ',', 'stock-unreadable stock'],
    ['stock', '', 'stock-unreadable stock'],
    ['availability', '', 'availability-unknown availability'],
    ['stock,availability', 'NA,', 'stock-unreadable stock'],
  ])('sells no piece of a row that leaves %s empty: “%s”', async (columns, cells, finding) => {
    const found = await read(`id,name,price,${columns}\n1,Hat,9,${cells}\n`, {
      format: 'own',
      empty: ['NA'],
    });
    expect(inShort(found)).toEqual(['own:1: En storlek×0 @ 9']);
    expect(findings(found)).toEqual([`2 ${finding}`]);
  });

  it.each([
    ['no column for it', 'id,name,price\n1,Hat,9\n', 10],
    ['a word for it', 'id,name,price,stock,availability\n1,Hat,9,,in_stock\n', 10],
    ['a number for it', 'id,name,price,stock,availability\n1,Hat,9,3,\n', 3],
  ])('reports no stock as missing where there is %s', async (_what, text, pieces) => {
    const found = await read(text);
    expect(inShort(found)).toEqual([`own:1: En storlek×${String(pieces)} @ 9`]);
    expect(findings(found)).toEqual([]);
  });

  it('distinguishes two rows of one size instead of hiding one', async () => {
    const { products } = await read(
      'id,style,name,price,size,article_number\n1,a,Hat,9,M,x1\n2,a,Hat,9,M,x2\n',
    );
    expect(products[0]?.draft.skus.map(({ name, size }) => [name, size])).toEqual([
      ['M', undefined],
      ['M x2', 'M'],
    ]);
  });
});
