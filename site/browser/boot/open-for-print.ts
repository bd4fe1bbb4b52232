/** Opens closed parts while a page is printed, in browsers where CSS cannot do it (`app/styles/print.css`). */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: (readonly [element: HTMLDetailsElement, name: string | null])[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map(
      (element) => [element, element.getAttribute('name')],
    );
    for (const [element] of opened) {
      // Only one `<details>` of the same name can be open.
      element.removeAttribute('name');
      element.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [element, name] of opened) {
      element.open = false;
      if (name !== null) element.setAttribute('name', name);
    }
  });
}
