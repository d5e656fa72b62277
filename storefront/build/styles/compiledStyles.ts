/** One styled component's part of the style sheet. */
export interface ComponentStyle {
  /** The classes of its elements: its own, and one that other rules refer to, if any. */
  readonly classes: string;
  /** Rules without white space, including the keyframes they use. */
  readonly css: string;
}

export interface StyleTable {
  /**
   * Rules of every page: tokens, fonts, reset. Addresses of files are paths on this machine, as
   * `asset:/…`.
   */
  readonly global: string;
  /**
   * By module and index within it, in the order of the style sheet: extensions follow what they
   * extend.
   */
  readonly components: ReadonlyMap<string, ComponentStyle>;
}

/** A template as compiled by styled-components, before its classes are renamed. */
export interface CompiledStyle {
  /** Module and index within it. */
  readonly key: string;
  /** Position in the style sheet. */
  readonly order: number;
  /** The class that other components' rules refer to. */
  readonly id: string;
  readonly className: string;
  readonly css: string;
}

export interface CompiledStyles {
  readonly global: string;
  readonly components: readonly CompiledStyle[];
}
