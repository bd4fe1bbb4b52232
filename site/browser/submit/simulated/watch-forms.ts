/** Empty on purpose: only real submissions watch forms before React is there. */
export function watchForms(): void {
  // Forms wait in the queue of `before-paint.ts`. If React cannot load, it shows the failure text.
}
