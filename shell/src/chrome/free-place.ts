/** Four edges, in pixels of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const STEP = 8

/** Whether two boxes have a point in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/**
 * Where something covers none of the others, or the fewest: in the lower right corner, else in the lower left one, else
 * higher up.
 * @param size of what is placed
 * @param space that it stays within
 */
export function freePlace(size: { width: number; height: number }, space: Box, others: readonly Box[]): Box {
  const at = (right: number, bottom: number): Box => ({
    right,
    bottom,
    left: right - size.width,
    top: bottom - size.height,
  })
  const covers = (place: Box) => others.filter((other) => overlaps(place, other)).length
  let best = at(space.right, space.bottom)
  let fewest = covers(best)
  for (let { bottom } = space; fewest > 0 && bottom - size.height >= space.top; bottom -= STEP) {
    for (const right of [space.right, space.left + size.width]) {
      const place = at(right, bottom)
      const count = covers(place)
      if (count < fewest) [best, fewest] = [place, count]
    }
  }
  return best
}
