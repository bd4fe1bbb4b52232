/** What of an event tells how it was meant; React's events have it too. Keys have no button. */
type Intent = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number };

/** Whether a click or a key asks for something here: not for another tab or window, saving, Back. */
export function isForHere({ button, metaKey, ctrlKey, shiftKey, altKey }: Intent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey || button);
}
