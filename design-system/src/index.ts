/** The door of the design system: how things look and behave. It knows nothing of the shop's data. */
export { breakpoints, channels, tokenNames, type Breakpoint, type Channel, type TokenName } from './tokens/generated/tokenNames.ts';
export { firstScreenFonts } from './tokens/fontFacesCss.ts';
