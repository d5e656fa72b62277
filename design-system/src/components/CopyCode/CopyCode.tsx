/** CopyCode: a code to type in the checkout, and a button that copies it. */
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { TextButton } from '../TextButton/TextButton.tsx';

const Root = styled.div`
  ${smallType}
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

const Row = styled.p`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-16);
  /* Above the button's own display. */
  @media (scripting: none) {
    && > button[type] {
      display: none;
    }
  }
`;

/** One press selects all of it, for those who copy it themselves. */
const Code = styled.code`
  font: inherit;
  font-weight: var(--font-weight-medium);
  letter-spacing: 0.06em;
  padding: var(--space-8) var(--space-12);
  border: 1px dashed currentcolor;
  overflow-wrap: anywhere;
  user-select: all;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const states = ['quiet', 'copied', 'failed'] as const;
type State = (typeof states)[number];

export type CopyCodeProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> & {
  /** The code as it is shown and copied. */
  readonly code: string;
  /** Its label, announced before it: "Kod". */
  readonly label: string;
  /** Puts the code on the clipboard; rejects when it cannot. Without it there is the code alone. */
  readonly copy?: ((code: string) => Promise<void>) | undefined;
  /** Label of the button: "Kopiera koden". */
  readonly copyLabel: string;
  /** Announced politely when it is done: "Koden är kopierad". */
  readonly copiedText: string;
  /**
   * Announced politely when it could not be copied: "Det gick inte att kopiera. Markera koden och
   * kopiera den själv."
   */
  readonly failedText: string;
};

/** The button needs scripts; the code can be selected in any case. */
export function CopyCode({
  code,
  label,
  copy,
  copyLabel,
  copiedText,
  failedText,
  ...native
}: CopyCodeProps) {
  const [state, setState] = useState<State>('quiet');
  const press = () => {
    setState('quiet');
    copy?.(code).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const words: Record<State, string> = { quiet: '', copied: copiedText, failed: failedText };
  return (
    <Root {...native}>
      <span>{label}</span>
      <Row>
        <Code>{code}</Code>
        {copy && <TextButton onClick={press}>{copyLabel}</TextButton>}
      </Row>
      <p role="status">{words[state]}</p>
    </Root>
  );
}
