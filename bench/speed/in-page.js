/**
 * Runs in every measured page before the page's own scripts, and records what happens. It is JavaScript, because the
 * browser gets this file as it is.
 */
{
  const TOUCHED = 'bench-touched';
  /** @type {import('./notes.d.ts').Notes} */
  const notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  /** Time of an awaited effect, in milliseconds since 1970. */
  let effect = 0;

  /**
   * @param {string} type
   * @param {(entry: import('./notes.d.ts').Entry) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) =>
      /** @type {import('./notes.d.ts').Entry[]} */ (list.getEntries()).forEach(note),
    ).observe({
      type,
      buffered: true,
    });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ startTime, duration }) =>
    notes.tasks.push({ start: startTime, duration }),
  );

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem(TOUCHED, String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );

  const touchedBefore = sessionStorage.getItem(TOUCHED);

  window.bench = {
    notes,
    awaitEffect(isDone) {
      const check = () => {
        if (effect || !isDone()) return;
        observer.disconnect();
        // The time of the frame that shows it.
        requestAnimationFrame(() => (effect = performance.timeOrigin + performance.now()));
      };
      const observer = new MutationObserver(check);
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      // A popover that opens changes no attribute.
      document.addEventListener('toggle', check, true);
    },
    firstScreen() {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart;
      const below = [...document.images]
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map((image) => image.currentSrc);
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < loaded && !below.includes(name));
      return [location.href, ...files.map(({ name }) => name)];
    },
    delay() {
      const touched = Number(sessionStorage.getItem(TOUCHED));
      if (!touched) return null;
      // The touch has opened another document. The effect is its first paint.
      if (touchedBefore && notes.firstPaint) {
        return performance.timeOrigin + notes.firstPaint - Number(touchedBefore);
      }
      return effect ? effect - touched : null;
    },
  };
}
