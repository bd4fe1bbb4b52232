/** Leads to a field that has a mistake, also in an entry of a list that is closed. */

/** @param {Element} element in a closed entry of a list or group, which is opened */
function openAround(element) {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
    if (getComputedStyle(one).display !== 'none') continue;
    const button = one.parentElement?.querySelector(':scope > [class*="TopBar"] > button');
    if (button instanceof HTMLElement) button.click();
  }
}

/** @returns {Promise<void>} when what has been set is shown */
const shown = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** @param {Element | null | undefined} field */
async function show(field) {
  if (!(field instanceof HTMLElement)) return;
  openAround(field);
  await shown();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** @param {import('./problems.mjs').Problem} problem a field of the form says it */
export async function leadTo({ text }) {
  const said = [...document.querySelectorAll('.wrong')].find((one) =>
    one.textContent.includes(text),
  );
  await show(said && document.querySelector(`[aria-describedby="${said.id}"]`));
}

/** Leads to the first field that says what is wrong. */
export async function leadToFirst() {
  await shown();
  const empty = document
    .querySelector('[class*="ControlErrorsList"] li')
    ?.closest('[class*="ControlContainer"]');
  await show(
    document.querySelector('[aria-invalid="true"]') ??
      empty?.querySelector('input, textarea, select'),
  );
}
