/** CampaignStrip: the shop's promises above everything, in the channel's own colour. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  ${smallType}
  background: var(--color-accent);
  color: var(--color-white);
  & strong {
    font-weight: var(--font-weight-medium);
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  max-inline-size: var(--layout-container);
  min-block-size: var(--size-strip-phone);
  margin-inline: auto;
  padding-inline: var(--layout-margin);
  ${media.desktop} {
    justify-content: space-between;
    min-block-size: var(--size-strip-desktop);
  }
`;

const Promises = styled.ul`
  display: flex;
  gap: var(--space-32);
  ${media.belowDesktop} {
    & > :not(:first-child) {
      display: none;
    }
  }
`;

const Aside = styled.div`
  display: flex;
  gap: var(--space-32);
  ${media.belowDesktop} {
    display: none;
  }
`;

type CampaignPromise = { readonly id: string; readonly words: ReactNode };

export type CampaignStripProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The first is the one that a phone has space for; `strong` carries the weight. */
  readonly promises: readonly CampaignPromise[];
  /** At the end from desktop width: customer type, market. */
  readonly aside?: ReactNode;
};

/** 32 px on a phone, 36 on a desktop. */
export function CampaignStrip({ promises, aside, ...native }: CampaignStripProps) {
  return (
    <Root {...native} data-ground="accent">
      <Row>
        <Promises>
          {promises.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </Promises>
        {aside && <Aside>{aside}</Aside>}
      </Row>
    </Root>
  );
}
