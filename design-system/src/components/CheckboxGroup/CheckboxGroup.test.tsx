// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

afterEach(cleanup);

const ways = (error?: string) => (
  <form aria-label="Kontakt">
    <CheckboxGroup legend="Hur får vi höra av oss?" hint="Du kan ändra dig" error={error}>
      <Checkbox name="contact" value="mail" label="Mejl" />
      <Checkbox name="contact" value="sms" label="Sms" />
    </CheckboxGroup>
  </form>
);

describe('CheckboxGroup', () => {
  it('is a group named by its question', () => {
    render(ways());
    expect(screen.getByRole('group', { name: 'Hur får vi höra av oss?' })).toBeVisible();
  });

  it('is described by its error before its hint, with the question', () => {
    render(ways('Välj minst ett sätt.'));
    const ids = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Välj minst ett sätt.',
      'Du kan ändra dig',
    ]);
  });

  it('posts every box that is ticked', async () => {
    render(ways());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mejl' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sms' }));
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('contact')).toEqual([
      'mail',
      'sms',
    ]);
  });

  it('is exposed as a question with its answers', async () => {
    const { container } = render(ways('Välj minst ett sätt.'));
    expect(await announcedWords(container)).toEqual([
      'form, Kontakt',
      'group, Hur får vi höra av oss?, Välj minst ett sätt. Du kan ändra dig',
      'Hur får vi höra av oss?',
      'checkbox, Mejl, not checked',
      'Mejl',
      'checkbox, Sms, not checked',
      'Sms',
      'paragraph',
      'Välj minst ett sätt.',
      'end of paragraph',
      'paragraph',
      'Du kan ändra dig',
      'end of paragraph',
      'end of group, Hur får vi höra av oss?, Välj minst ett sätt. Du kan ändra dig',
      'end of form, Kontakt',
    ]);
  });
});
