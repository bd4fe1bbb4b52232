/** A picture that cannot be loaded is logged once and, in a dropdown, replaced (sections 2, 7 and 8). */

const logged = new Set<string>();

function replace(image: HTMLImageElement): void {
  const source = image.currentSrc || image.src;
  if (!logged.has(source)) console.warn(`Picture not loaded: ${source}`);
  logged.add(source);
  image.dataset['failed'] = '';
  const { fallback } = image.dataset;
  if (!fallback) return;
  delete image.dataset['fallback'];
  for (const other of image.parentElement?.querySelectorAll('source') ?? [])
    other.removeAttribute('srcset');
  image.src = fallback;
}

/** Watches all pictures, also those that failed before this script ran. */
export function watchPictures(): void {
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
}
