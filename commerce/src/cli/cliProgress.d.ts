/** The part of cli-progress that is used here; the package ships no types. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      readonly format: string;
      readonly hideCursor?: boolean;
      readonly clearOnComplete?: boolean;
      readonly stream?: NodeJS.WritableStream;
    });
    start(total: number, start: number, payload?: object): void;
    setTotal(total: number): void;
    update(current: number, payload?: object): void;
    stop(): void;
  }
}
