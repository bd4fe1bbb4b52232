/** What a live build leaves for the service to render pages with. */
import type { Assets } from '#app/document.tsx';

/** In the build's folder; names that begin with an underscore are not sent to visitors. */
export const RENDERER = '_service/render.js';
export const RENDERER_ASSETS = '_service/assets.json';

export type RendererAssets = {
  common: Omit<Assets, 'client' | 'styles' | 'critical'>;
  /** What its pages have in the place of React. */
  client: string;
  /** Style sheets of pages that are no screen of the site. */
  standalone: readonly string[];
  /** By route. */
  styles: Readonly<Record<string, readonly string[]>>;
  critical: Readonly<Record<string, string>>;
};
