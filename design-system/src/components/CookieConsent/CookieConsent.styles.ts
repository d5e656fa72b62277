/**
 * Styles of the cookie question: a sheet at the bottom of the window, yes and no of the same
 * weight.
 */
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, titleType } from '../../foundation/typeStyles.ts';

const rise = keyframes`from { transform: translateY(100%); }`;

export const ConsentRoot = styled.section`
  ${bodyType}
  position: fixed;
  z-index: 50;
  inset-inline: 0;
  inset-block-end: 0;
  max-block-size: 85dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-sheet);
  color: var(--color-ink);
  border-block-start: 1px solid var(--color-ink);
  box-shadow: var(--shadow-float);
  animation: ${rise} var(--motion-slide) var(--motion-easing);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

export const ConsentForm = styled.form`
  display: grid;
  gap: var(--space-16) var(--layout-gutter);
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  padding: var(--space-24) var(--layout-margin) max(var(--space-24), env(safe-area-inset-bottom));
  & > * {
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    gap: 0 var(--space-96);
    align-items: center;
    & > :first-child {
      grid-row: 1 / span 2;
    }
    &[data-is-detailed] {
      row-gap: var(--space-16);
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-is-detailed] > :first-child {
      grid-row: auto;
    }
  }
`;

export const ConsentText = styled.div`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 42rem;
  overflow-wrap: anywhere;
  & > h2 {
    ${titleType}
  }
`;

export const ConsentChoices = styled.fieldset`
  display: grid;
  gap: var(--space-8) var(--layout-gutter);
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
`;

/**
 * Yes and no share the line in halves; on a narrow phone, or with long labels, they are stacked,
 * still alike.
 */
export const ConsentAnswers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-8) var(--space-12);
  max-inline-size: 42rem;
  & > button {
    min-inline-size: 0;
    padding-inline: var(--space-16);
  }
`;

export const ConsentMore = styled.div`
  display: flex;
  justify-content: center;
  /* 44 px to press, as far from yes and no as its words seem to be. */
  margin-block: calc(-1 * var(--space-8));
  & > button {
    min-block-size: var(--size-control-small);
  }
`;
