import { useIsPhone } from '../device/windowWidth.ts';

const beside = 720;
/** A phone's whole width but for the edges and the handle. */
const onPhone = 310;

/**
 * The maximal width of a framed page, in pixels: beside the columns, or on a phone. Where the stage
 * has less space, it is drawn as wide as that.
 */
export const useMaxFrameWidth = (): number => (useIsPhone() ? onPhone : beside);
