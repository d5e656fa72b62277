/** FooterAccordion: the footer's links in columns, and on a phone in lines that open. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { Accordion, Disclosure } from '../Disclosure/Disclosure.tsx';

const Wide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--space-40) var(--space-24);
  ${media.belowDesktop} {
    display: none;
  }
`;

const Narrow = styled(Accordion)`
  ${media.desktop} {
    display: none;
  }
`;

const Title = styled.h2`
  ${bodyType}
  font-weight: var(--font-weight-medium);
  margin-block-end: var(--space-8);
`;

const Links = styled.ul`
  ${smallType}
  & a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    text-decoration: none;
  }
  ${media.belowDesktop} {
    & a {
      min-block-size: var(--size-control-small);
    }
  }
  ${media.canHover} {
    & a:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }
`;

type FooterLink = { readonly href: string; readonly label: string };

export type FooterGroup = {
  /**
   * Heading of the column, and on a phone the line that expands: "Hjälp". No two groups have the
   * same.
   */
  readonly title: string;
  /** `href` and `label` of each, in display order. */
  readonly links: readonly FooterLink[];
};

export type FooterAccordionProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers: "Sidfot". */
  readonly label: string;
  /** A column each, on a phone a line that opens: a `title` and its `links`. */
  readonly groups: readonly FooterGroup[];
};

const GroupLinks = ({ links }: Pick<FooterGroup, 'links'>) => (
  <Links>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </Links>
);

/** Both forms are in the page and the width shows one, so nothing shifts when scripts arrive. */
export function FooterAccordion({ label, groups, ...native }: FooterAccordionProps) {
  return (
    <nav aria-label={label} {...native}>
      <Wide>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <Title>{title}</Title>
            <GroupLinks links={links} />
          </div>
        ))}
      </Wide>
      <Narrow>
        {groups.map(({ title, links }) => (
          <Disclosure key={title} summary={title}>
            <GroupLinks links={links} />
          </Disclosure>
        ))}
      </Narrow>
    </nav>
  );
}
