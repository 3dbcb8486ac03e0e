/** Resolves to null after so many milliseconds, for a race with something that may take too long. */
export function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
