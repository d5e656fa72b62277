import { expect, it } from 'vitest';
import { logLine } from './logLine.ts';

const time = new Date('2026-11-23T10:00:00Z');
const write = (details: object, message = 'It broke') =>
  logLine({ time, level: 'error', message, details });

it('an event is a line of JSON, with errors as their message and stack', () => {
  const error = new Error('no');
  expect(JSON.parse(write({ url: '/c/dam', error }))).toEqual({
    time: '2026-11-23T10:00:00.000Z',
    level: 'error',
    message: 'It broke',
    url: '/c/dam',
    error: { message: 'no', stack: error.stack },
  });
});

it('an error’s addresses are written without secrets', () => {
  const line = write({
    error: new TypeError('Failed to parse URL from http://a:80:80/x?loginToken=secret'),
  });
  expect(line).not.toContain('secret');
  expect(JSON.parse(line)).toMatchObject({
    error: {
      message: 'Failed to parse URL from http://a:80:80/x?loginToken=***',
      stack: expect.stringContaining(import.meta.filename),
    },
  });
});

it('details cannot overwrite the server’s own fields', () => {
  expect(JSON.parse(write({ message: 'All is well', level: 'info', time: 'never' }))).toEqual({
    time: '2026-11-23T10:00:00.000Z',
    level: 'error',
    message: 'It broke',
  });
});

it.each([
  '\n',
  '\r',
  '\u0000',
  '\u001b[2K',
  '\u007f',
  '\u0085',
  '\u009b31m',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200f',
])('%j stays within its line and its direction', (text) => {
  const line = write({ name: `a${text}b` }, text);
  expect(line).toMatch(/^[ -~]*$/);
  expect(JSON.parse(line)).toMatchObject({ name: `a${text}b`, message: text });
});

it('letters of the shop’s languages are written unescaped', () =>
  expect(write({}, 'Märken på øya')).toContain('Märken på øya'));
