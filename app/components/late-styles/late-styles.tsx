/** What the document replaces by the style sheets of the page. */
export const LATE_STYLES = '<!--styles-->';

/** Only the build writes them; the browser takes over whatever stands there. */
const html = { __html: import.meta.env.SSR ? LATE_STYLES : '' };

/**
 * The end of the first screen. What stands above needs only the styles in the document itself, so it is painted
 * before the style sheets are there; what stands below waits for them (architecture.md, Styles).
 */
export function LateStyles() {
  return <div hidden id="late" dangerouslySetInnerHTML={html} />;
}
