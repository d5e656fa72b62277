import { describe, expect, it } from 'vitest';
import { reasonOf } from './reviewedFindings.ts';

const finding = (rule: string, kind: string, snippet = '<div>') => ({
  rule,
  kind,
  message: '',
  snippet,
});

describe('reasonOf', () => {
  it('knows what a page owes and a part alone cannot have, and does not excuse a page', () => {
    for (const rule of ['skip_main_exists', 'aria_content_in_landmark']) {
      expect(reasonOf(finding(rule, 'VIOLATION FAIL'), 'components-button--default')).toContain(
        'a part stands alone',
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
  ])('never excuses a failure of %s', (rule) => {
    expect(
      reasonOf(
        finding(rule, 'VIOLATION FAIL', '<input role="combobox">'),
        'components-combobox--default',
      ),
    ).toBeUndefined();
  });

  it('never excuses what axe calls a violation', () => {
    expect(
      reasonOf(finding('color-contrast', 'violation'), 'components-button--default'),
    ).toBeUndefined();
  });
});
