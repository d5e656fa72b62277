/**
 * The frame and rows of the shop's mails; mail clients support tables and inline styles, little
 * else.
 */
import { shopName } from '@solvik/shop';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { type ComponentProps, createElement, type CSSProperties, type ReactNode } from 'react';

const ink = '#1b1a18';
const quiet = '#55504a';
const paper = '#f5ede7';
const font = 'Helvetica, Arial, sans-serif';

const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: paper, color: ink, fontFamily: font },
  frame: { maxWidth: '560px', padding: '32px', backgroundColor: '#ffffff' },
  brand: {
    margin: '0 0 24px',
    fontSize: '22px',
    letterSpacing: '0.02em',
    fontFamily: 'Georgia, serif',
  },
  heading: {
    margin: '0 0 16px',
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 400,
    fontFamily: 'Georgia, serif',
  },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px' },
  quiet: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: quiet },
  section: {
    margin: '20px 0 8px',
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 400,
    fontFamily: 'Georgia, serif',
  },
  link: { color: ink, fontSize: '14px', lineHeight: '20px', textDecoration: 'underline' },
  strong: { margin: 0, fontSize: '18px', lineHeight: '26px', fontWeight: 700 },
  line: { margin: '20px 0', borderColor: '#ddd6cc' },
  amount: { textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    backgroundColor: ink,
    color: '#ffffff',
    fontSize: '16px',
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>;

export function mailFrame({
  lang,
  title,
  preview,
  heading,
  children,
}: {
  lang: string;
  /** The subject: browsers and screen readers name a mail by it. */
  title: string;
  preview: string;
  heading: string;
  children: ReactNode[];
}): ReactNode {
  return createElement(
    Html,
    { lang },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('title', null, title),
    ),
    createElement(Preview, null, preview),
    createElement(
      Body,
      { style: styles.body },
      createElement(
        Container,
        { style: styles.frame },
        createElement(Text, { style: styles.brand }, shopName),
        createElement(Heading, { as: 'h1', style: styles.heading }, heading),
        ...children,
      ),
    ),
  );
}

export const paragraph = (text: string): ReactNode =>
  createElement(Text, { key: text, style: styles.text }, text);
export const smallPrint = (text: string): ReactNode =>
  createElement(Text, { key: text, style: styles.quiet }, text);
export const section = (text: string): ReactNode =>
  createElement(Heading, { key: text, as: 'h2', style: styles.section }, text);
export const textLink = ({ href, text }: { href: string; text: string }): ReactNode =>
  createElement(Link, { key: href, href, style: styles.link }, text);
export const rule = (key: string): ReactNode => createElement(Hr, { key, style: styles.line });

/** Formats an amount in the plain version of a mail: on the same line as its label. */
export const amountsOnOneLine = {
  selector: 'table.amounts',
  format: 'dataTable',
  options: { colSpacing: 2 },
} as const;

/** The type of a row requires `children` as a prop; here they are passed as arguments. */
const amounts: ComponentProps<typeof Row> = { className: 'amounts', children: undefined };

/** A label on the left and an amount on the right; `isTotal` for the total. */
export function amountRow(
  {
    label,
    amount,
    note,
    isTotal = false,
  }: { label: string; amount: string; note?: string; isTotal?: boolean },
  key: string,
): ReactNode {
  const style = isTotal ? styles.strong : styles.text;
  return createElement(
    Section,
    { key },
    createElement(
      Row,
      amounts,
      createElement(
        Column,
        null,
        createElement(Text, { style: { ...style, margin: 0 } }, label),
        note ? createElement(Text, { style: styles.quiet }, note) : null,
      ),
      createElement(
        Column,
        { style: styles.amount },
        createElement(Text, { style: { ...style, margin: 0 } }, amount),
      ),
    ),
  );
}

export const buttonLink = ({ href, text }: { href: string; text: string }): ReactNode =>
  createElement(
    Section,
    { key: href, style: { margin: '24px 0' } },
    createElement(Link, { href, style: styles.button }, text),
  );
