// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { watchPictures } from './failed-pictures.ts';

let warn: MockInstance<typeof console.warn>;
const listen = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** Adds a picture to the page; returns its image. */
function show(file: string, fallback?: string): HTMLImageElement {
  const picture = document.createElement('picture');
  picture.innerHTML = `<source srcset="/${file}.avif 240w">`;
  const image = new Image();
  image.src = `/${file}.webp`;
  if (fallback) image.dataset['fallback'] = fallback;
  picture.append(image);
  document.body.append(picture);
  return image;
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const address = (file: string) => `${location.origin}/${file}.webp`;

let missing: HTMLImageElement;
let onItsWay: HTMLImageElement;
let saidAtFirst: unknown[];

beforeAll(() => {
  missing = show('missing', '/placeholder.webp');
  onItsWay = show('slow', '/placeholder.webp');
  for (const image of [missing, onItsWay]) {
    Object.defineProperty(image, 'complete', { value: image === missing });
    Object.defineProperty(image, 'currentSrc', { value: image.src });
  }
  warn = listen();
  watchPictures();
  saidAtFirst = warn.mock.calls.flat();
});

beforeEach(() => {
  warn = listen();
});

it('a picture that cannot be loaded is replaced if it failed before this script ran; a picture that is still loading is not', () => {
  expect(saidAtFirst).toEqual([`Picture not loaded: ${address('missing')}`]);
  expect(missing.src).toBe(address('placeholder'));
  expect(onItsWay.src).toBe(address('slow'));
});

it('a picture that cannot be loaded stays, with its alternative text, if there is no placeholder; it is logged once', () => {
  const image = show('hero');
  fail(image);
  fail(show('hero'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(`Picture not loaded: ${address('hero')}`);
  expect(image.src).toBe(address('hero'));
});

it('a picture that cannot be loaded does not load the placeholder again if that is missing too', () => {
  const image = show('gone', '/nothing.webp');
  fail(image);
  expect(image.src).toBe(address('nothing'));
  expect(image.parentElement?.querySelector('[srcset]')).toBeNull();
  const ask = vi.spyOn(image, 'src', 'set');
  fail(image);
  expect(ask).not.toHaveBeenCalled();
  expect(warn.mock.calls.flat()).toEqual([
    `Picture not loaded: ${address('gone')}`,
    `Picture not loaded: ${address('nothing')}`,
  ]);
});
