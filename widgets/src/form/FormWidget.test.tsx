// @vitest-environment happy-dom
import type { WidgetConfiguration } from '@solvik/content-schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import type { FormAnswer } from '../widgetProps.ts';
import { FormWidget } from './FormWidget.tsx';

afterEach(cleanup);

function show(
  answers: readonly FormAnswer[],
  {
    first,
    configuration = exampleOf('form', 'Contact'),
  }: { readonly first?: FormAnswer; readonly configuration?: WidgetConfiguration<'form'> } = {},
) {
  const sent: Readonly<Record<string, string>>[] = [];
  const left = [...answers];
  const form = (name: string) => ({
    action: `/forms/${name}`,
    back: '/kontakt',
    ...(first && { answer: first }),
    send: async (values: Readonly<Record<string, string>>) => {
      sent.push(values);
      const answer = left.shift();
      if (!answer) throw new Error('No network.');
      return answer;
    },
  });
  const { container } = render(
    <FormWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      form={form}
      configuration={configuration}
    />,
  );
  return { sent, container };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
const wrong: FormAnswer = {
  kind: 'invalid',
  problems: [
    { name: 'email', code: 'email' },
    { name: '_consent', code: 'consent' },
  ],
};

describe('the form widget', () => {
  it('labels every question, and marks the optional ones', () => {
    show([]);
    expect(screen.getByRole('combobox', { name: 'Vad gäller det?' })).toBeVisible();
    expect(
      screen.getByRole('textbox', { name: /Ordernummer\s*valfritt/ }).hasAttribute('required'),
    ).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Meddelande' }).hasAttribute('required')).toBe(true);
    expect(
      screen.getByRole('checkbox', { name: /Solvik får spara/ }).hasAttribute('required'),
    ).toBe(true);
  });

  it('sends every answer by its short name, and the thanks have the focus', async () => {
    const { sent } = show([{ kind: 'received' }]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'En retur');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'maja@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: 'Meddelande' }), 'Hej');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toBe('Tack, nu ligger det hos oss. Svaret kommer inom en vardag.');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(sent).toEqual([
      {
        _back: '/kontakt',
        subject: 'En retur',
        order: '',
        email: 'maja@example.com',
        message: 'Hej',
        _consent: 'on',
      },
    ]);
  });

  it('links from the error list to each field, which shows its error too, and keeps what was typed', async () => {
    show([wrong]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Meddelande' }), 'Hej');
    await press();
    const summary = await screen.findByRole('region', { name: 'Det är något kvar att rätta' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = screen.getAllByRole('link').filter((link) => summary.contains(link));
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'E-post: Du måste ange en giltig email',
      'Du behöver kryssa i rutan för att vi ska få ta emot det du skriver',
    ]);
    const targets = links.map((link) =>
      document.getElementById((link.getAttribute('href') ?? '').slice(1)),
    );
    expect(targets).toEqual([
      screen.getByRole('textbox', { name: 'E-post' }),
      screen.getByRole('checkbox'),
    ]);
    expect(targets.map((target) => target?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Meddelande' }).value).toBe(
      'Hej',
    );
  });

  it('ties a hint and an error to a field whose name is in any letters', async () => {
    const contact = exampleOf('form', 'Contact');
    const [field] = contact.fields;
    if (!field) throw new Error('The example has no question.');
    const { container } = show(
      [{ kind: 'invalid', problems: [{ name: 'Æ Ø "Å', code: 'required' }] }],
      {
        configuration: {
          ...contact,
          fields: [{ ...field, name: 'Æ Ø "Å', answer: 'line', label: 'Fråga', hint: 'Kort' }],
        },
      },
    );
    await press();
    await screen.findByRole('region', { name: 'Det är något kvar att rätta' });
    const described = (
      screen.getByRole('textbox', { name: 'Fråga' }).getAttribute('aria-describedby') ?? ''
    )
      .split(' ')
      .map((id) => container.ownerDocument.getElementById(id)?.textContent);
    expect(described).toHaveLength(2);
    expect(described).toContain('Kort');
    expect(described.every(Boolean)).toBe(true);
  });

  it.each([
    [{ kind: 'too-many' } as const, 'Vänta en timme'],
    [undefined, 'Det kom inte fram'],
  ])('explains what to do when it was refused: %o', async (answer, words) => {
    show(answer ? [answer] : []);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('is a plain form without scripts, and shows its errors on the page it returns to', () => {
    const { container } = show([], { first: wrong });
    const form = container.querySelector('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      form?.querySelector<HTMLInputElement>('[name="_back"]')?.value,
    ]).toEqual(['post', '/forms/1-story', '/kontakt']);
    expect(container.querySelector('#form-1-story')?.contains(form)).toBe(true);
    expect(screen.getByRole('textbox', { name: 'E-post' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });
});
