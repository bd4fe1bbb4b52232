/**
 * Uses the session's storage. It may be blocked, full or spoilt: then nothing is remembered and everything else
 * still works.
 * @param use what to keep or to find
 * @returns what `use` answers, or `null` where it fails
 */
export function tryMemory<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
