/** The value in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/**
 * How many times a peer's value ours is: the middle of the ratios within each round. The two of a round are measured within
 * seconds of each other, so a machine that is slower for some minutes slows both, and the ratio stays what it is.
 */
export function medianRatio(ours: readonly number[], peer: readonly number[]): number {
  return median(ours.map((value, round) => value / (peer[round] ?? Number.NaN)))
}
