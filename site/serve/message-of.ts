/** The message of an error, even if the thrown value is not an `Error`. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
