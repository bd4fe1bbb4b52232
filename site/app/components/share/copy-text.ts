/** Copies a text by selecting it in a hidden field, for browsers without the clipboard API. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const { activeElement } = document;
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way in browsers without the API
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard. The clipboard API is missing on pages without https. @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
