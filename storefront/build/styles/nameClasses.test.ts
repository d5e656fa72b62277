import { describe, expect, it } from 'vitest';
import { nameClasses } from './nameClasses.ts';

const component = (key: string, css: string, id = `sc-${key}`) => ({
  key,
  order: 0,
  id,
  className: `h${key}`,
  css,
});
const named = (components: readonly ReturnType<typeof component>[], global = '') => {
  const table = nameClasses({ global, components });
  return { ...table, of: (key: string) => table.components.get(key) };
};

describe('class names of a build', () => {
  it('are renamed in the rules and on the element alike', () => {
    const { of } = named([component('a', '.ha{color:red;}.ha:hover>.b{top:0;}')]);
    expect(of('a')?.css).toBe(
      `.${of('a')?.classes ?? ''}{color:red;}.${of('a')?.classes ?? ''}:hover>.b{top:0;}`,
    );
  });

  it('omit a component’s second class unless a rule refers to it', () => {
    const { of } = named([component('a', '.ha{color:red;}'), component('b', '.sc-a .hb{top:0;}')]);
    const [own, pointer] = of('a')?.classes.split(' ') ?? [];
    expect(own).not.toBe(pointer);
    expect(of('b')?.css).toBe(`.${pointer ?? ''} .${of('b')?.classes ?? ''}{top:0;}`);
    expect(of('b')?.classes).not.toContain(' ');
  });

  it('are stable until the component or its rules change', () => {
    const first = named([component('a', '.ha{color:red;}'), component('b', '.hb{}')]);
    const second = named([component('b', '.hb{}'), component('a', '.ha{color:blue;}')]);
    expect(second.of('b')?.classes).toBe(first.of('b')?.classes);
    expect(second.of('a')?.classes).not.toBe(first.of('a')?.classes);
  });

  it('do not depend on styled-components’ counter', () => {
    const [first, second] = ['ha', 'hx'].map((className) =>
      nameClasses({
        global: '',
        components: [{ ...component('a', `.${className}{color:red;}`), className }],
      }),
    );
    expect(second).toEqual(first);
  });

  it('are unique per component, also among thousands', () => {
    const keys = Array.from({ length: 4000 }, (_, index) => `part${String(index)}`);
    const { components } = named(keys.map((key) => component(key, `.h${key}{top:0;}`)));
    expect(new Set([...components.values()].map(({ classes }) => classes)).size).toBe(4000);
  });

  it('do not change numbers and files in the rules', () => {
    const { of } = named([component('a', '.ha{margin:.5px;background:url(a.svg);}')]);
    expect(of('a')?.css).toContain('{margin:.5px;background:url(a.svg);}');
  });
});
