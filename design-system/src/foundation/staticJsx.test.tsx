import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Fragment, jsx, jsxs } from './staticJsx.ts';
import { staticStyled } from './staticStyled.ts';

const Box = staticStyled('div', 'box');
const draw = vi.fn();
const Part = ({ className }: { readonly className?: string }) => {
  draw();
  return <i className={className} />;
};

describe('compiled JSX', () => {
  it.each([
    [
      'its own element',
      () => jsx(Box, { title: 't', children: 'x' }, undefined),
      'div',
      '<div title="t" class="box">x</div>',
    ],
    [
      'with a class that it is given',
      () => jsx(Box, { className: 'own' }, undefined),
      'div',
      '<div class="own box"></div>',
    ],
    [
      'with several children',
      () => jsxs(Box, { children: ['a', 'b'] }, undefined),
      'div',
      '<div class="box">a<!-- -->b</div>',
    ],
    [
      'the component that it styles',
      () => jsx(staticStyled(Part, 'part'), {}, undefined),
      Part,
      '<i class="part"></i>',
    ],
    [
      'what it is based on, with the classes of both',
      () => jsx(staticStyled(Box, 'wide'), {}, undefined),
      'div',
      '<div class="box wide"></div>',
    ],
  ])('makes of a styled component %s', (_what, make, type, html) => {
    const element = make();
    expect(element.type).toBe(type);
    expect(renderToString(element)).toBe(html);
  });

  it('leaves a component that is rendered as another element unchanged', () => {
    const element = jsx(Box, { as: 'section' }, undefined);
    expect(element.type).toBe(Box);
    expect(renderToString(element)).toBe('<section class="box"></section>');
  });

  it('leaves all else as React creates it', () => {
    expect(jsx('p', { className: 'a' }, 'key')).toMatchObject({
      type: 'p',
      key: 'key',
      props: { className: 'a' },
    });
    expect(jsx(Fragment, { children: 'x' }, undefined).type).toBe(Fragment);
    draw.mockClear();
    expect(jsx(Part, {}, undefined).type).toBe(Part);
    expect(draw).not.toHaveBeenCalled();
  });

  it('keeps keys', () => expect(jsx(Box, {}, 'first').key).toBe('first'));
});
