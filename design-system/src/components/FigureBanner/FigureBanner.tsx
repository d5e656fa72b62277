/** FigureBanner: one large figure, with the text that explains it. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { groundOf, planeStyle, type PlaneTone } from '../../foundation/planeStyles.ts';
import { bodyType, longWords, titleType } from '../../foundation/typeStyles.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

const Root = styled.section`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: var(--space-8) var(--space-24);
  block-size: 100%;
  padding: var(--space-32) var(--layout-margin);
  ${planeStyle}
  ${media.desktop} {
    column-gap: var(--space-32);
    padding: var(--space-40);
  }
  /* Cut out along the line. */
  &[data-is-voucher] {
    outline: 1px dashed currentcolor;
    outline-offset: calc(-1 * var(--space-8));
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Figure = styled.p`
  font: var(--font-weight-regular) clamp(5.5rem, 4.4rem + 4.6vw, 8.5rem) / 0.9 var(--font-display);
  font-size: min(clamp(5.5rem, 4.4rem + 4.6vw, 8.5rem), 34vw);
  letter-spacing: -0.035em;
  font-variation-settings: 'opsz' 40;
  font-variant-numeric: lining-nums proportional-nums;
  /* On one line, as figures are read, but for one that is wider than its plane. */
  overflow-wrap: anywhere;
  color: var(--color-accent);
  [data-tone='accent'] > & {
    color: inherit;
  }
  & > small {
    font-size: 0.42em;
    letter-spacing: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  ${longWords}
  & > p {
    margin-block: var(--space-4);
  }
`;

/** Beside the text where there is space, and under it where there is not. */
const Aside = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: var(--space-16);
  min-inline-size: 0;
  ${longWords}
`;

const Title = styled.h2`
  ${titleType}
`;

export type FigureBannerProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** What the figure is of: "lägre pris på allt stickat". */
  readonly title: ReactNode;
  /** Level of the title in the page's outline; 2 by default. */
  readonly headingLevel?: 1 | 2 | 3;
  /**
   * As written, in large type: "20", "88 888". Without it the text is alone and `unit` is not
   * shown.
   */
  readonly figure?: string | undefined;
  /** After the figure and smaller: %, kr. */
  readonly unit?: string | undefined;
  /**
   * Colour of the plane: `accent` saturated with white words, `tint` a pale accent, `shade` darker
   * paper; `tint` by default.
   */
  readonly tone?: PlaneTone;
  /** A link under the text: "Se stickat". */
  readonly action?: { readonly href: string; readonly label: string } | undefined;
  /** Related content in its own area: how long it lasts, its code. */
  readonly aside?: ReactNode;
  /** A voucher, with a line to cut along. */
  readonly isVoucher?: boolean;
};

/** 88 px figures on a phone, 136 on a desktop, the unit at 0.42 of that; children are a sentence or two. */
export function FigureBanner({
  title,
  headingLevel = 2,
  figure,
  unit,
  tone = 'tint',
  action,
  aside,
  isVoucher = false,
  children,
  ...native
}: FigureBannerProps) {
  return (
    <Root
      {...native}
      data-tone={tone}
      data-ground={groundOf(tone)}
      data-is-voucher={isVoucher ? '' : undefined}
    >
      {figure && (
        <Figure>
          {figure}
          {unit && (
            <small>
              {'\u00a0'}
              {unit}
            </small>
          )}
        </Figure>
      )}
      <Words>
        <Title as={`h${headingLevel}`}>{title}</Title>
        {children && <p>{children}</p>}
        {action && (
          <TextLink href={action.href} emphasis="standalone">
            {action.label}
          </TextLink>
        )}
      </Words>
      {aside && <Aside>{aside}</Aside>}
    </Root>
  );
}
