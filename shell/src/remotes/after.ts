/** Comes with null after so many milliseconds: the other side of a race. */
export function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
