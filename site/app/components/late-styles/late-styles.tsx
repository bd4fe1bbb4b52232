import { LATE_ID, LATE_STYLES } from '#app/document-markers.ts';

/** Only the build writes the mark. In the browser React keeps the content of the document. */
const html = { __html: import.meta.env.SSR ? LATE_STYLES : '' };

/**
 * The end of the first screen. All above it needs only the styles in the document itself and is painted before the style
 * sheets have loaded. All below it waits for them (`docs/architecture.md`, Order of loading).
 */
export function LateStyles() {
  return <div hidden id={LATE_ID} dangerouslySetInnerHTML={html} />;
}
