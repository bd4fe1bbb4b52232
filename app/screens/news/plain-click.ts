import type { MouseEvent } from 'react';

/** Whether a click wants the link followed here: not in another tab or window, and not saved. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
