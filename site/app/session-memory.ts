/**
 * Uses the session storage. If it is blocked, full or damaged, nothing is stored and everything else still works.
 * @param use reads or writes the storage
 * @returns the result of `use`, or `null` if it fails
 */
export function tryMemory<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
