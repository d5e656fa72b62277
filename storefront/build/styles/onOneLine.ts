/** Rules without the line breaks and indentation of their source, which every page would be sent. */
export const onOneLine = (css: string): string =>
  css
    .replaceAll(/\(\s*\n\s*/g, '(')
    .replaceAll(/\s*\n\s*\)/g, ')')
    .replaceAll(/\s*\n\s*/g, ' ');
