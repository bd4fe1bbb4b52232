/** What of an event tells how it was meant; React's events have it too. */
type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a key is held that means something else: another tab or window, saving, Back. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Whether a click wants its link followed here. */
export function isPlainClick(event: Keys & Pick<MouseEvent, 'button'>): boolean {
  return event.button === 0 && !hasModifier(event);
}
