import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { findTemplates } from './findTemplates.ts';

const read = (code: string) =>
  findTemplates(parseSync('part.js', code).program).map((template) => ({
    ...template,
    text: code.slice(template.start, template.end),
  }));

describe('the templates of a module', () => {
  it.each([
    [
      "import { styled } from 'styled-components'; const A = styled.div`color: red;`;",
      [{ kind: 'styled', text: 'styled.div`color: red;`' }],
    ],
    [
      "import { styled as s } from 'styled-components'; const A = s(Link)`a`;",
      [{ kind: 'styled', text: 's(Link)`a`' }],
    ],
    [
      "import { css, keyframes } from 'styled-components'; const a = css`a`, b = keyframes`b`;",
      [
        { kind: 'fragment', text: 'css`a`' },
        { kind: 'fragment', text: 'keyframes`b`' },
      ],
    ],
    [
      "import { createGlobalStyle } from 'styled-components'; const G = createGlobalStyle`a`;",
      [{ kind: 'global', text: 'createGlobalStyle`a`' }],
    ],
    [
      "import { css, styled } from 'styled-components'; const A = styled.p`${css`b`} c`;",
      [{ kind: 'styled', text: 'styled.p`${css`b`} c`' }],
    ],
    ["import { styled } from 'elsewhere'; const A = styled.div`a`;", []],
  ])('%s', (code, expected) => expect(read(code)).toMatchObject(expected));

  it.each([
    "import { styled } from 'styled-components'; const A = styled.input.attrs({ type: 'checkbox' })`a`;",
    "import { styled } from 'styled-components'; const A = styled.div.withConfig({})`a`;",
    "import { styled } from 'styled-components'; const A = styled('div', {});",
    "import { ThemeProvider } from 'styled-components'; render(ThemeProvider);",
    "import * as sc from 'styled-components'; const A = sc.styled.div`a`;",
  ])('are rejected if the build cannot parse them: %s', (code) =>
    expect(() => read(code)).toThrow(/cannot be extracted/),
  );
});
