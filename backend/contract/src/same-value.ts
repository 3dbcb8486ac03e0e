/** Whether a field of a posting has the same value: a list is the same with the same things in the same order. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join())
}
