/** The modifier keys of an event, and its button; key events have no button. Events of React have the same fields. */
type Intent = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number };

/** Whether a click or a key stays on this page: it opens no tab or window, and does not save or go back. */
export function isForHere({ button, metaKey, ctrlKey, shiftKey, altKey }: Intent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey || button);
}
