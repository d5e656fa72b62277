/** SiteFooter: the company, its links, its countries and how to pay. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.footer`
  ${media.print} {
    display: none;
  }
  ${smallType}
  padding-block: var(--space-48) var(--space-24);
  ${media.desktop} {
    padding-block: var(--space-72) var(--space-40);
  }
  ${media.print} {
    display: none;
  }
`;

const Inner = styled.div`
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  padding-inline: var(--layout-margin);
`;

const Top = styled.div`
  display: grid;
  gap: var(--space-24);
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8.5fr);
    column-gap: var(--layout-gutter);
  }
`;

const About = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);
  color: var(--color-muted);
  & > p {
    max-inline-size: 18rem;
    text-wrap: balance;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-40);
  margin-block-start: var(--space-24);
  color: var(--color-muted);
  & > nav {
    color: var(--color-ink);
  }
  ${media.desktop} {
    margin-block-start: var(--space-48);
    padding-block-start: var(--space-24);
    border-block-start: 1px solid var(--color-hairline);
  }
`;

export type SiteFooterProps = Omit<ComponentPropsWithRef<'footer'>, 'children'> & {
  /** A Wordmark. */
  readonly logo: ReactNode;
  /** Under the logo, in one paragraph: who we are and when customer service answers. */
  readonly about: ReactNode;
  /** A FooterAccordion; under the logo on a phone, beside it on a desktop. */
  readonly links: ReactNode;
  /** A MarketSelector, in the last row. */
  readonly markets: ReactNode;
  /** How to pay, in one paragraph at the end of the last row: "Kort, faktura, Swish". */
  readonly payment?: ReactNode;
};

/** Takes a Wordmark, a FooterAccordion and a MarketSelector. */
export function SiteFooter({ logo, about, links, markets, payment, ...native }: SiteFooterProps) {
  return (
    <Root {...native}>
      <Inner>
        <Top>
          <About>
            {logo}
            <p>{about}</p>
          </About>
          {links}
        </Top>
        <Bottom>
          {markets}
          {payment && <p>{payment}</p>}
        </Bottom>
      </Inner>
    </Root>
  );
}
