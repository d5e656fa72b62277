import type { ImageSource } from '../Image/Image.tsx';

export type GalleryPictureSource = ImageSource & { readonly id: string };
