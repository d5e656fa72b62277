/** Measured figures by name, such as `home.scriptBytes`. */
export type Figures = Readonly<Record<string, number>>;
