import type { WidgetConfiguration } from '@solvik/content-schema';
import { media, smallType, VisuallyHidden } from '@solvik/design-system';
import { styled } from 'styled-components';

const Root = styled.section`
  border-block-end: 1px solid var(--color-hairline);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  inline-size: 100%;
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  ${media.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Item = styled.li`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-16);
  border-inline-start: 1px solid var(--color-hairline);
  &:nth-child(odd) { border-inline-start: 0; }
  &:nth-child(n + 3) { border-block-start: 1px solid var(--color-hairline); }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 11em);
    align-items: center;
    gap: var(--space-16);
    padding: var(--space-24);
    &:nth-child(odd) { border-inline-start: 1px solid var(--color-hairline); }
    &:nth-child(n + 3) { border-block-start: 0; }
    &:first-child { border-inline-start: 0; padding-inline-start: var(--layout-margin); }
  }
`;

const Figure = styled.span`
  font-family: var(--font-display);
  font-size: clamp(2.5rem, 2.13rem + 1.52vw, 3.5rem);
  line-height: 1.1;
  letter-spacing: -0.02em;
  font-variation-settings: 'opsz' 26;
  font-variant-numeric: lining-nums proportional-nums;
  white-space: nowrap;
  color: var(--color-accent);
`;

const Caption = styled.span`
  ${smallType}
  text-wrap: balance;
`;

type Figures = WidgetConfiguration<'text'>['figures'];

/** Figures side by side, two by two on a phone: a number is the best icon. */
export function FigureRow({ figures, heading }: { readonly figures: Figures; readonly heading?: string | undefined }) {
  return (
    <Root>
      {heading && (
        <VisuallyHidden>
          <h2>{heading}</h2>
        </VisuallyHidden>
      )}
      <List className="figures">
        {figures.map(({ figure, caption }) => (
          <Item key={caption}>
            <Figure>{figure}</Figure> <Caption>{caption}</Caption>
          </Item>
        ))}
      </List>
    </Root>
  );
}
