/** Requests the pictures again that could not be loaded, which browsers do not when the network returns. */
export function retryPictures(): void {
  for (const picture of document.images)
    if (picture.complete && !picture.naturalWidth) picture.src += '';
}
