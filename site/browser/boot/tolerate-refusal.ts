/**
 * Browsers refuse to change the address too often (Safari: 100 times in 30 s). What a visitor chooses then still shows,
 * and the address stays as it is.
 */
export function tolerateRefusal(): void {
  const { replaceState } = history;
  history.replaceState = (...entry) => {
    try {
      replaceState.apply(history, entry);
    } catch (error) {
      // A mistake in our own code, such as another site's address, must be seen while developing.
      if (import.meta.env.DEV) console.error(error);
    }
  };
}
