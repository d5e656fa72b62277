import type { Site } from '@solvik/addresses';
import type { ImageSource } from '@solvik/design-system';
import { createContext, use } from 'react';
import type { ProductTools } from './products/productTools.ts';

/** How wide a picture is drawn, in the syntax of CSS `sizes`. */
export interface PictureRequest {
  readonly sizes: string;
}

/**
 * What the workbench needs of its shop; everything else it requests from the content service over
 * HTTP.
 */
export interface WorkbenchHost {
  /** The site that the editor entered by; `basename` is empty, or a path such as `/no/nb`. */
  readonly site: Pick<Site, 'channelId' | 'locale' | 'timeZone'> & { readonly basename: string };
  readonly now: () => Date;
  readonly products: ProductTools;
  /** A picture of the shop's image service by its file name, without its own alt text. */
  readonly pictureOf: (file: string, request: PictureRequest) => ImageSource;
}

const HostContext = createContext<WorkbenchHost | undefined>(undefined);

export const HostProvider = HostContext.Provider;

/** @throws Error outside of a HostProvider */
export function useHost(): WorkbenchHost {
  const host = use(HostContext);
  if (!host) throw new Error('This part of the workbench needs HostProvider above it.');
  return host;
}
