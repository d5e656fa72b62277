/** Texts of the sandbox payment page. */
export interface SandboxTexts {
  readonly title: string;
  readonly notice: string;
  readonly amount: string;
  readonly reference: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly done: string;
  readonly back: string;
  readonly missing: string;
}
