/** The mails about a form of the content: to the shop with what was sent, and to the sender that it has come. */
import { render, toPlainText } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Submission } from '../../forms/formStore.ts';
import { languages } from '../../markets/markets.ts';
import { sellers } from '../../markets/sellers.ts';
import { mailFrame, paragraph, rule, section, smallPrint } from './mailParts.ts';
import type { RenderedMail } from './orderConfirmation.ts';
import { formTexts } from './words/formTexts.ts';

type Sent = Pick<Submission, 'topic' | 'channel_id' | 'locale' | 'answers' | 'consent' | 'email'>;

const languageOf = ({ locale }: Sent): string =>
  Object.values(languages).find((language) => language.locale === locale)?.id ?? 'sv-SE';

async function rendered(
  sent: Sent,
  { subject, heading, children }: { subject: string; heading: string; children: ReactNode[] },
): Promise<RenderedMail> {
  const html = await render(
    mailFrame({ lang: languageOf(sent), preview: sent.topic, heading, children }),
  );
  return {
    subject,
    html,
    text: toPlainText(html, {
      selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    }),
  };
}

/** Each line of an answer stands on its own, so that none can pass for another question's. */
const answerOf = ({ label, value }: Sent['answers'][number]): ReactNode[] => [
  section(label),
  ...value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph),
];

export function renderFormReceived(sent: Sent): Promise<RenderedMail> {
  const texts = formTexts[sent.locale];
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

/** Says nothing of what was written: anybody may write anybody's address, and this must not carry words to strangers. */
export function renderFormReceipt(sent: Sent): Promise<RenderedMail> {
  const texts = formTexts[sent.locale];
  const { name, address, phone, email } = sellers[sent.channel_id];
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
