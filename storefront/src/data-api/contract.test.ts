import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const contract = buildSchema(read('../../../commerce/src/api/contract.graphql'));
const ofContract = globSync('documents/*.graphql', { cwd: import.meta.dirname })
  .map(read)
  .join('\n');

it('every operation except the extra ones is supported by any back end of the contract', () => {
  expect(validate(contract, parse(ofContract)).map(({ message }) => message)).toEqual([]);
});
