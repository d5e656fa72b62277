import { expect, it } from 'vitest';
import { isSafeHref } from './isSafeHref.ts';

it.each([
  '/',
  '/c/dam',
  '#mått',
  'https://example.com/a',
  'mailto:hej@solvik.example',
  'tel:+46331234567',
])('%s is allowed in content', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

it.each([
  '',
  '//evil',
  '/\\evil',
  '\\\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:x',
  'java\tscript:x',
  'data:text/html,x',
  'http://x',
  'https://',
  '/\t/evil',
])('%j is not allowed', (href) => expect(isSafeHref(href)).toBe(false));
