/** The message compiler at run time; its published types describe another module system. */
declare module '@messageformat/core' {
  export default class MessageFormat {
    constructor(locale: string);
  }
}
declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(
    compiler: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string;
}
