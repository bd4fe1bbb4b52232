/** Words on pictures have enough contrast to the pixels behind them (WCAG 1.4.3), wherever the letters of a font put them. */
import type { CDPSession, Page } from '@playwright/test';
import { kinds, NOT_FOUND } from '../journeys/checks.ts';
import { NOWHERE } from '../built-pages.ts';
import { expect, testInOnePage } from '../site.ts';

/**
 * Widths in px, and whether the whole page is checked or only its first screen. The order is from narrow to wide,
 * because a browser keeps a picture that is larger than needed.
 */
const SCREENS = [
  [390, true],
  [768, false],
  [1280, true],
  [1920, false],
] as const;
/** In px. */
const HEIGHT = 1000;
/** Share of the pixels behind a line that may have too little contrast, such as edges of shapes. */
const SPECKS = 0.02;

/** A line of words: its box on the screen, its colour, and the contrast that it needs at its size. */
type Line = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  needed: number;
};

/** The lines on the screen that lie on a picture, on a drawing or in an element with a drawn background. */
const linesOnPictures = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('img, svg[viewBox]')].map((it) =>
      it.getBoundingClientRect(),
    );
    const isDrawn = (element: Element | null): boolean =>
      element !== null &&
      ([undefined, '::before', '::after'].some((part) =>
        getComputedStyle(element, part).backgroundImage.includes('url('),
      ) ||
        isDrawn(element.parentElement));
    const lines: Line[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { nodeValue, parentElement: element } = words.currentNode;
      if (!nodeValue?.trim() || !element?.checkVisibility() || element.closest('svg')) continue;
      // The bar of phones is hidden below, because it has its own background.
      if (element.closest(':has(> [data-back-to-top])')) continue;
      const { color, fontSize, fontWeight, visibility } = getComputedStyle(element);
      if (visibility !== 'visible') continue;
      const size = parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
        if (width < 4 || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) continue;
        // Another element may cover the line, such as a bar.
        const isCovered = [0.15, 0.5, 0.85].some((part) => {
          const top = document.elementFromPoint(x + width / 2, y + part * height);
          return !top || (!element.contains(top) && !top.contains(element));
        });
        if (isCovered) continue;
        const isOnPicture = drawn.some(
          (box) => box.left < right && box.right > x && box.top < bottom && box.bottom > y,
        );
        if (isOnPicture || isDrawn(element))
          lines.push({ text: nodeValue.trim(), x, y, width, height, color, needed });
      }
    }
    return lines;
  });

/**
 * The lines whose contrast to the pixels behind them is too small.
 * @param picture of the screen without words, a PNG in base64
 */
const faintLines = (page: Page, picture: string, lines: Line[]) =>
  page.evaluate(
    async ([code, asked, specks]) => {
      const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const part = (value: number) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const parts = Array.from({ length: 256 }, (_, value) => part(value));
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * (parts[red] ?? 0) + 0.7152 * (parts[green] ?? 0) + 0.0722 * (parts[blue] ?? 0);
      return asked.flatMap(({ text, x, y, width, height, color, needed }) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const own = luminance(red, green, blue);
        // Only the middle of a line contains letters.
        const { data } = context.getImageData(
          Math.round(x),
          Math.round(y + 0.15 * height),
          Math.max(1, Math.round(width)),
          Math.max(1, Math.round(0.7 * height)),
        );
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          ratios.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        }
        ratios.sort((a, b) => a - b);
        const reached = ratios[Math.floor(specks * ratios.length)] ?? 0;
        return reached < needed ? [`${reached.toFixed(2)} of ${needed}: ${text}`] : [];
      });
    },
    [picture, lines, SPECKS] as const,
  );

/** Loads the pictures on the screen. Their places have their size before. */
const loadShown = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top: from, bottom } = image.getBoundingClientRect();
      return from < innerHeight && bottom > 0 && image.checkVisibility();
    });
    for (const image of shown) image.loading = 'eager';
    // At another width the browser may load another file.
    const isComplete = () => shown.every((image) => image.complete);
    do await new Promise(requestAnimationFrame);
    while (!isComplete());
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())]);
  });

/**
 * Makes all words transparent, hides the elements that float above them, and clips all that does not lie behind the
 * lines: as a whole screen with photographs, the picture took longer to send and read than all else here.
 */
const hideWords = (page: Page, lines: Line[]) =>
  page.evaluate(async (asked) => {
    const places = asked.map(
      ({ x, y, width, height }) =>
        `M${x + scrollX - 2} ${y + scrollY - 2}h${width + 4}v${height + 4}h${-width - 4}z`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,::before,::after{color:transparent!important;text-decoration-color:transparent!important}' +
        ':has(>[data-back-to-top]){visibility:hidden!important}' +
        `body{clip-path:path("${places.join('')}")!important}`,
    );
    document.adoptedStyleSheets = [sheet];
    // A screenshot may show the previous frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, lines);

/** Scrolls to a part of the page, and returns its lines with too little contrast. */
async function faintAt(page: Page, devtools: CDPSession, top: number): Promise<string[]> {
  await page.evaluate(async (at) => {
    // The words of the part before are hidden.
    document.adoptedStyleSheets = [];
    scrollTo({ top: at, behavior: 'instant' });
    // The header, the row of sections and its mark change one frame after the scrolling.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return [];
  await loadShown(page);
  await hideWords(page, lines);
  // Playwright's own screenshots are not optimised for speed.
  const options = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await devtools.send('Page.captureScreenshot', options);
  return faintLines(page, data, lines);
}

for (const path of kinds) {
  testInOnePage(
    `words of ${path} have enough contrast to the pictures behind them`,
    async ({ page, site }) => {
      if (path === NOWHERE) site.expectMessage(NOT_FOUND);
      await page.setViewportSize({ width: SCREENS[0][0], height: HEIGHT });
      await page.goto(path);
      await site.ready();
      const devtools = await page.context().newCDPSession(page);
      for (const [width, isWhole] of SCREENS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < (isWhole ? height : 1); top += 0.9 * HEIGHT)
          expect
            .soft(await faintAt(page, devtools, top), `at ${width} px, ${top} px down`)
            .toEqual([]);
      }
    },
  );
}
