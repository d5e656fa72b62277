import { useViewportClass } from '../../../interface/viewport.ts';

const beside = 720;
/** A phone's whole width but for the edges and the handle. */
const onPhone = 310;

/** How wide a framed page may be drawn at the most, in pixels: beside the columns, or on a phone. Where the stage has less for it, it is drawn as wide as that. */
export const useRoomFor = (): number => (useViewportClass() === 'phone' ? onPhone : beside);
