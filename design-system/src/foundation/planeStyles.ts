/** Planes of colour that text and pictures are placed on. */
import { css } from 'styled-components';
import { media } from './media.ts';

/** One saturated plane a screen: `accent` is for the campaign (look/comps.md, rule 1). */
export const planeTones = ['accent', 'tint', 'shade'] as const;
export type PlaneTone = (typeof planeTones)[number];

/** Ground and ink by `data-tone`. */
export const planeStyle = css`
  &[data-tone='accent'] {
    --plane-colour: var(--color-accent);
    background: var(--plane-colour);
    color: var(--color-white);
  }
  &[data-tone='tint'] {
    --plane-colour: var(--color-accent-tint);
    background: var(--plane-colour);
    color: var(--color-ink);
  }
  &[data-tone='shade'] {
    --plane-colour: var(--color-shade);
    background: var(--plane-colour);
    color: var(--color-ink);
  }
`;

/**
 * Light through a window across an accent plane: the accent with white mixed in, so that white text
 * stays legible.
 */
export const windowLight = css`
  &::before {
    content: '';
    position: absolute;
    inset: -10% -10% -10% 30%;
    background:
      linear-gradient(
        90deg,
        transparent 31%,
        var(--color-accent) 33% 36%,
        transparent 38% 64%,
        var(--color-accent) 66% 69%,
        transparent 71%
      ),
      linear-gradient(180deg, transparent 46%, var(--color-accent) 48% 51%, transparent 53%),
      var(--color-accent-light);
    transform: skewX(-24deg) rotate(6deg);
    filter: blur(14px);
    opacity: 0.9;
  }
  ${media.forcedColors} {
    &::before {
      display: none;
    }
  }
  ${media.print} {
    &::before {
      display: none;
    }
  }
`;

/** The mark that turns focus and links on a plane white where its ground needs it. */
export const groundOf = (tone: PlaneTone): 'accent' | undefined =>
  tone === 'accent' ? 'accent' : undefined;
