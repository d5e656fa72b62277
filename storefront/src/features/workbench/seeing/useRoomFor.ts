import { useViewportClass } from '../../../interface/viewport.ts';

const beside = { alone: 720, oneOfSeveral: 320 } as const;
/** A phone's whole width but for the edges and the handle. */
const onPhone = { alone: 310, oneOfSeveral: 310 } as const;

/** How wide a framed page may be drawn, in pixels: beside the columns, or on a phone. */
export const useRoomFor = (): { readonly alone: number; readonly oneOfSeveral: number } => (useViewportClass() === 'phone' ? onPhone : beside);
