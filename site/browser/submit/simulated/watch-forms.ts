/** Simulated submissions need nothing without React. */
export function watchForms(): void {
  // Forms wait for React, or show that they have failed (`before-paint.ts`).
}
