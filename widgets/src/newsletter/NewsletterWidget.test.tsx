// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import type { FormAnswer } from '../widgetProps.ts';
import { NewsletterWidget } from './NewsletterWidget.tsx';

afterEach(cleanup);

function show(answers: readonly (FormAnswer | Error)[], first?: FormAnswer) {
  const sent: Readonly<Record<string, string>>[] = [];
  const left = [...answers];
  const form = (name: string) => ({
    action: `/forms/${name}`,
    back: '/om-oss',
    ...(first && { answer: first }),
    send: async (values: Readonly<Record<string, string>>) => {
      sent.push(values);
      const answer = left.shift();
      if (!answer || answer instanceof Error)
        throw answer ?? new Error('Nothing more was expected.');
      return answer;
    },
  });
  const { container } = render(
    <NewsletterWidget
      {...storySurroundings}
      headingLevel={2}
      data={undefined}
      form={form}
      configuration={exampleOf('newsletter', 'Invitation')}
    />,
  );
  return { sent, container };
}
const field = () => screen.getByRole('textbox', { name: 'E-post' });

describe('the newsletter widget', () => {
  it('sends the address with its origin, and the thanks have the focus', async () => {
    const { sent } = show([{ kind: 'received' }]);
    await userEvent.type(field(), 'maja@example.com{Enter}');
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toBe('Tack. Nu kommer nästa brev till dig också.');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(sent).toEqual([{ _back: '/om-oss', tag: 'front', email: 'maja@example.com' }]);
  });

  it('reports a malformed address at the field, and accepts the next', async () => {
    show([{ kind: 'invalid', problems: [{ name: 'email', code: 'email' }] }, { kind: 'received' }]);
    await userEvent.type(field(), 'maja{Enter}');
    await screen.findByText('Du måste ange en giltig email');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '@example.com{Enter}');
    await screen.findByRole('status');
  });

  it('reports a failed request, and keeps what was typed', async () => {
    show([new Error('No network.')]);
    await userEvent.type(field(), 'maja@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Försök igen');
    expect((field() as HTMLInputElement).value).toBe('maja@example.com');
  });

  it('is a plain form where there are no scripts, which returns to its page', () => {
    const { container } = show([]);
    const form = container.querySelector('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      form?.querySelector<HTMLInputElement>('[name="_back"]')?.value,
    ]).toEqual(['post', '/forms/newsletter', '/om-oss']);
  });

  it('thanks on the page that a plain form returns to', () => {
    show([], { kind: 'received' });
    expect(screen.getByRole('status').textContent).toContain('Tack');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not rendered where nothing can be sent', () => {
    const { container } = render(
      <NewsletterWidget
        {...storySurroundings}
        form={undefined}
        data={undefined}
        configuration={exampleOf('newsletter', 'Invitation')}
      />,
    );
    expect(container.textContent).toBe('');
  });
});
