/** What the controls of a large view are called. */
export interface LightboxWords {
  /** The close button: "Stäng". */
  readonly close: string;
  /** The next button: "Nästa bild". */
  readonly next: string;
  /** The previous button: "Föregående bild". */
  readonly previous: string;
  /** The slider: "Zoom". */
  readonly zoom: string;
  /** The plus: "Större". */
  readonly zoomIn: string;
  /** The minus: "Mindre". */
  readonly zoomOut: string;
  /** What fingers do, shown on a phone: "Nyp eller dubbeltryck". */
  readonly hint: string;
  /** The zoom in tenths from 1 to 4, as shown: "2,4×". */
  readonly formatZoom: (zoom: number) => string;
  /** The zoom in tenths as announced: "2,4 gångers förstoring". */
  readonly describeZoom: (zoom: number) => string;
}
