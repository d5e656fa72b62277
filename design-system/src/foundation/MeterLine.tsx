/** MeterLine: a thin rule that fills, drawn beside text that states the same. */
import { styled } from 'styled-components';
import { media } from './media.ts';

const Line = styled.span`
  display: block;
  block-size: 2px;
  background: var(--color-hairline);
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--meter-share);
    background: var(--color-accent);
    transition: inline-size var(--motion-slide) var(--motion-easing);
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    &::before {
      background: Highlight;
    }
  }
`;

/** `share` is from 0 to 1; beyond either end counts as that end. Nothing is announced. */
export function MeterLine({ share }: { readonly share: number }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return <Line aria-hidden style={{ '--meter-share': `${String(percent)}%` }} />;
}
