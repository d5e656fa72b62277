// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { staticGlobalStyle, staticStyled } from './staticStyled.ts';

afterEach(cleanup);

const Link = ({ children, ...native }: React.ComponentProps<'a'>) => (
  <a data-is-link="" {...native}>
    {children}
  </a>
);
const Box = staticStyled('div', 'box');
const shown = () => screen.getByText('x');

describe('a part whose styles were extracted', () => {
  it('is its element with its classes, beside those it is given', () => {
    render(
      <Box className="own" title="t">
        x
      </Box>,
    );
    expect([shown().tagName, shown().className, shown().title]).toEqual(['DIV', 'own box', 't']);
  });

  it('passes its ref to the element', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Box ref={ref}>x</Box>);
    expect(ref.current).toBe(shown());
  });

  it('carries the classes of the part it is based on', () => {
    const Wide = staticStyled(Box, 'wide');
    render(<Wide>x</Wide>);
    expect([shown().tagName, shown().className]).toEqual(['DIV', 'box wide']);
  });

  it('may be rendered as another element', () => {
    render(<Box as="section">x</Box>);
    expect([shown().tagName, shown().className]).toEqual(['SECTION', 'box']);
  });

  it('passes its class to a component that it styles', () => {
    const Styled = staticStyled(Link, 'link');
    render(<Styled>x</Styled>);
    expect([shown().dataset['isLink'], shown().className]).toEqual(['', 'link']);
  });
});

it('a global style renders nothing', () => expect(staticGlobalStyle()).toBeNull());
