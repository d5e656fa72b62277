import { Lightbox } from '../components/Gallery/Lightbox.tsx';
import type { LightboxView } from '../components/Gallery/lightboxView.ts';
import type { LightboxWords } from '../components/Gallery/lightboxWords.ts';

const inSwedish = (zoom: number): string => String(zoom).replace('.', ',');

/** The controls of a large view in Swedish. */
export const lightboxWords: LightboxWords = {
  close: 'Stäng',
  next: 'Nästa bild',
  previous: 'Föregående bild',
  zoom: 'Förstoring',
  zoomIn: 'Större',
  zoomOut: 'Mindre',
  hint: 'Nyp eller dubbeltryck',
  formatZoom: (zoom) => `${inSwedish(zoom)}×`,
  describeZoom: (zoom) => `${inSwedish(zoom)} gångers förstoring`,
};

/** The large view of a story's gallery. */
export const StoryLightbox = (view: LightboxView) => <Lightbox {...view} words={lightboxWords} />;
