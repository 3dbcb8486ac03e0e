/**
 * Parts of one picture: some ten times what honest ones are made of. Each costs time and memory however short it is, and a
 * few megabytes hold a million of them.
 */
export const PARTS_MAX = 20_000

/**
 * Counts the parts of one picture.
 * @returns to be called for each of them; throws for one too many
 */
export function countParts(): () => void {
  let count = 0
  return () => {
    if (++count > PARTS_MAX) throw new Error('It has too many parts')
  }
}
