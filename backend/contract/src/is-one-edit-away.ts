/** Whether one letter more, less or another, or two neighbours the other way round, turn one word into the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  // What differs, between what is equal at both ends.
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return left.length + right.length > 0
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
