/** The mails about a form: the answers to the shop, and a confirmation to the sender. */
import { languageIdOf, sellers } from '@solvik/shop';
import { render, toPlainText } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Submission } from '../../forms/formStore.ts';
import { mailFrame, paragraph, rule, section, smallPrint } from './mailParts.ts';
import type { RenderedMail } from './orderConfirmation.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

type Sent = Pick<Submission, 'topic' | 'channelId' | 'locale' | 'answers' | 'consent' | 'email'>;

const languageOf = ({ locale }: Sent): string => languageIdOf(locale);

async function rendered(
  sent: Sent,
  { subject, heading, children }: { subject: string; heading: string; children: ReactNode[] },
): Promise<RenderedMail> {
  const html = await render(
    mailFrame({ lang: languageOf(sent), title: subject, preview: sent.topic, heading, children }),
  );
  return {
    subject,
    html,
    text: toPlainText(html, {
      selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    }),
  };
}

/** Each line of an answer is a paragraph, so that it cannot imitate another question. */
const answerOf = ({ label, value }: Sent['answers'][number]): ReactNode[] => [
  section(label),
  ...value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph),
];

export function renderFormReceived(sent: Sent): Promise<RenderedMail> {
  const texts = backEndLanguages[sent.locale].formMail;
  return rendered(sent, {
    subject: texts.receivedSubject(sent.topic),
    heading: texts.receivedHeading,
    children: [
      ...sent.answers.flatMap(answerOf),
      rule('before-sender'),
      smallPrint(sent.email === null ? texts.noEmail : `${texts.sentBy}: ${sent.email}`),
      smallPrint(`${texts.consent}: ${sent.consent}`),
    ],
  });
}

/**
 * Contains no answers: anybody may enter a stranger's address, and the mail must not carry text to
 * it.
 */
export function renderFormReceipt(sent: Sent): Promise<RenderedMail> {
  const texts = backEndLanguages[sent.locale].formMail;
  const { name, address, phone, email } = sellers[sent.channelId];
  return rendered(sent, {
    subject: texts.receiptSubject(sent.topic),
    heading: texts.receiptHeading,
    children: [
      paragraph(texts.receipt(sent.topic)),
      smallPrint(texts.notYou),
      rule('before-contact'),
      smallPrint(`${texts.service} ${phone}, ${email}`),
      smallPrint(`${name}, ${address}`),
    ],
  });
}
