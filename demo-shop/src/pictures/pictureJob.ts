/** The jobs of the picture studio, and the messages between its threads. */
import type { Arrangement, GarmentSpec, StillLifeSpec, View } from './garmentSpec.ts';

export type PictureOrder =
  | {
      readonly kind: 'garment';
      readonly spec: GarmentSpec;
      readonly view: View;
      readonly arrangement?: Arrangement;
      readonly width: number;
    }
  | { readonly kind: 'still-life'; readonly spec: StillLifeSpec; readonly width: number };

export type PictureFormat = 'webp' | 'avif' | 'raw';

export interface PictureJob {
  /** Jobs of one key are drawn once. */
  readonly key: string;
  readonly order: PictureOrder;
  /** `raw` is RGB, three bytes per pixel. Default: webp. */
  readonly format?: PictureFormat;
  /** Higher goes first; equals in order of arrival. Default 0. */
  readonly priority?: number;
}

/** A drawn picture: its size in pixels and its bytes in the requested format. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/** The options of a thread when it starts. */
export interface StudioThread {
  readonly isBackground: boolean;
}

export interface WorkerRequest {
  readonly order: PictureOrder;
  readonly format: PictureFormat;
}

export type WorkerReply =
  | {
      readonly isDrawn: true;
      readonly width: number;
      readonly height: number;
      readonly bytes: Uint8Array;
    }
  | { readonly isDrawn: false; readonly reason: string };
