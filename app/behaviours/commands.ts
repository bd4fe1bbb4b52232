/** Command buttons for browsers that do not know them yet: the first tap on the menu must open it. */

function follow({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/** Installs the behaviour where the browser lacks it. */
export function watchCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', follow);
}
