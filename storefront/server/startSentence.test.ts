import { expect, it } from 'vitest';
import { startSentence } from './startSentence.ts';

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const options = { port: 3000, dataDir: '/shop/data' };

it.each([
  [failure('EADDRINUSE', 'listen EADDRINUSE'), /Port 3000 is taken.*PORT=3001/],
  [failure('EACCES', 'listen EACCES'), /above 1023/],
  [failure('ENOSPC'), /disk is full/],
  [failure('EEXIST', 'EEXIST: file already exists, mkdir'), /is a file.*DATA_DIR/],
  [failure('EROFS'), /cannot be written.*DATA_DIR/],
  [failure('ECONNREFUSED'), /DATABASE_URL does not respond/],
  [new Error('odd'), /could not start: odd/],
])('%o explains what to do', (error, sentence) =>
  expect(startSentence(error, options)).toMatch(sentence),
);
