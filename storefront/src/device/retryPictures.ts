/** Requests the pictures again that could not be loaded, which browsers do not when the network returns. */
export function retryPictures(): void {
  for (const picture of document.images) {
    const { complete, naturalWidth, src } = picture;
    if (complete && naturalWidth === 0) picture.src = src;
  }
}
