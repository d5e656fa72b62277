import { describe, expect, it } from 'vitest';
import { reasonOf } from './reviewedFindings.ts';

const finding = (rule: string, kind: string, snippet = '<div>') => ({
  rule,
  kind,
  message: '',
  snippet,
});

describe('reasonOf', () => {
  it('accepts rules for whole pages on a component, but not on a page', () => {
    for (const rule of ['skip_main_exists', 'aria_content_in_landmark']) {
      expect(reasonOf(finding(rule, 'VIOLATION FAIL'), 'components-button--default')).toContain(
        'the story renders a component alone',
      );
      expect(reasonOf(finding(rule, 'VIOLATION FAIL'), 'screens-cart--filled')).toBeUndefined();
    }
  });

  it.each([
    'text_contrast_sufficient',
    'input_label_visible',
    'aria_keyboard_handler_exists',
    'style_focus_visible',
    'img_alt_background',
  ])('never accepts a failure of %s', (rule) => {
    expect(
      reasonOf(
        finding(rule, 'VIOLATION FAIL', '<input role="combobox">'),
        'components-combobox--default',
      ),
    ).toBeUndefined();
  });

  it('never accepts what axe reports as a violation', () => {
    expect(
      reasonOf(finding('color-contrast', 'violation'), 'components-button--default'),
    ).toBeUndefined();
  });
});
